'use strict';
for (const figure of document.querySelectorAll('figure')) {
  const svg = figure.querySelector('svg'), tools = figure.querySelector('.tools');
  const whole = svg.viewBox.baseVal;
  const all = {x: 0, y: 0, width: whole.width, height: whole.height};
  let now = {...all};
  const show = () => {
    now.width = Math.min(all.width, Math.max(all.width / 200, now.width));
    now.height = now.width * all.height / all.width;
    now.x = Math.min(all.width - now.width, Math.max(0, now.x));
    now.y = Math.min(all.height - now.height, Math.max(0, now.y));
    svg.setAttribute('viewBox', [now.x, now.y, now.width, now.height].join(' '));
    figure.classList.toggle('zoomed', now.width < all.width);
  };
  /* The point (a, b) of the window, as shares of its sides, stays where it is. */
  const zoom = (factor, a = 0.5, b = 0.5) => {
    const width = Math.min(all.width, Math.max(all.width / 200, now.width / factor));
    now.x += a * (now.width - width);
    now.y += b * (now.width - width) * all.height / all.width;
    now.width = width;
    show();
  };
  const move = (a, b) => { now.x += a * now.width; now.y += b * now.height; show(); };
  const reset = () => { now = {...all}; show(); };
  const actions = {
    '+': ['zoom in', () => zoom(1.6)], '\u2212': ['zoom out', () => zoom(1 / 1.6)],
    '\u2190': ['left', () => move(-0.25, 0)], '\u2192': ['right', () => move(0.25, 0)],
    'all': ['show all', reset]
  };
  for (const [text, [says, act]] of Object.entries(actions)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.setAttribute('aria-label', says);
    button.addEventListener('click', act);
    tools.append(button);
  }
  const hint = document.createElement('span');
  hint.textContent = 'Ctrl and wheel zoom, drag moves; rest on a box to read it';
  tools.append(hint);
  const keys = {'+': () => zoom(1.6), '=': () => zoom(1.6), '-': () => zoom(1 / 1.6), '0': reset,
    ArrowLeft: () => move(-0.25, 0), ArrowRight: () => move(0.25, 0),
    ArrowUp: () => move(0, -0.25), ArrowDown: () => move(0, 0.25)};
  figure.addEventListener('keydown', event => {
    if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow') && now.width >= all.width) return;
    keys[event.key]();
    event.preventDefault();
  });
  const place = event => {
    const box = svg.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };
  svg.addEventListener('wheel', event => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.25 : 0.8, ...place(event));
  }, {passive: false});
  svg.addEventListener('dblclick', event => zoom(2, ...place(event)));
  let held = null;
  svg.addEventListener('pointerdown', event => {
    if (now.width < all.width) { held = place(event); svg.setPointerCapture(event.pointerId); }
  });
  svg.addEventListener('pointermove', event => {
    if (!held) return;
    const [a, b] = place(event);
    move(held[0] - a, held[1] - b);
    held = [a, b];
  });
  for (const end of ['pointerup', 'pointercancel']) svg.addEventListener(end, () => { held = null; });
  addEventListener('beforeprint', reset);
  /* Titles of parts become tips of our own, which come at once; without a script they stay. */
  for (const title of svg.querySelectorAll('* > title')) {
    const part = title.parentNode;
    if (part === svg) continue;
    part.dataset.tip = title.textContent;
    title.remove();
  }
}
const tip = document.getElementById('tip');
document.addEventListener('pointermove', event => {
  const part = event.target.closest ? event.target.closest('[data-tip]') : null;
  tip.hidden = !part;
  if (!part) return;
  tip.textContent = part.dataset.tip;
  tip.style.left = Math.min(event.clientX + 14, innerWidth - tip.offsetWidth - 8) + 'px';
  tip.style.top = Math.min(event.clientY + 14, innerHeight - tip.offsetHeight - 8) + 'px';
});
document.addEventListener('keydown', event => { if (event.key === 'Escape') tip.hidden = true; });
