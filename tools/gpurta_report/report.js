'use strict';
const number = (element, name) => parseFloat(element.getAttribute(name));
/* What a picture with a time axis does when it shows from..from + width of its plot: boxes, marks, curves, lines and ticks move,
 * lanes keep their names and heights. null: it has no such axis. */
const timeline = svg => {
  const lines = [...svg.querySelectorAll('line')], texts = [...svg.querySelectorAll('text')];
  const grid = lines.filter(line => line.classList.contains('grid') && number(line, 'x1') === number(line, 'x2'));
  const paths = [...svg.querySelectorAll('path')].filter(path => !path.closest('pattern'));
  const start = path => /^M([\d.-]+) ([\d.-]+)([a-zA-Z])/.exec(path.getAttribute('d')) || [];
  const mark = path => (start(path)[3] || 'L') >= 'a';
  if (grid.length < 2 || svg.querySelector(':not(pattern) > :is(polyline, polygon, circle)') ||
      paths.some(path => !mark(path) && /^s\d/.test(path.getAttribute('class')))) return null;
  const left = Math.min(...grid.map(line => number(line, 'x1')));
  const right = Math.max(...lines.map(line => Math.max(number(line, 'x1'), number(line, 'x2'))));
  const inside = y => grid.some(line => y > number(line, 'y1') - 2 && y < number(line, 'y2') + 2);
  const top = Math.min(...grid.map(line => number(line, 'y1'))), bottom = Math.max(...grid.map(line => number(line, 'y2')));
  const parts = [], axes = new Map();
  for (const box of svg.querySelectorAll('rect'))
    if (number(box, 'x') > left - 1 && inside(number(box, 'y') + number(box, 'height') / 2))
      parts.push([box, 'x', number(box, 'x'), number(box, 'x') + number(box, 'width')]);
  for (const line of lines)
    if (!grid.includes(line) && (inside(number(line, 'y1')) || inside(number(line, 'y2'))) && !(number(line, 'x1') < left + 1 && number(line, 'x2') > right - 1))
      parts.push([line, 'x1', number(line, 'x1'), number(line, 'x2')]);
  for (const text of texts) {
    const x = number(text, 'x'), y = number(text, 'y');
    if ((inside(y) || y < top) && x > left - 1 && !text.classList.contains('label')) parts.push([text, 'text', x, x]);
    else if (x > left - 1 && text.classList.contains('tick') && /^[0-9.e+-]+$/.test(text.textContent))
      axes.set(y, [...(axes.get(y) || []), text]);
  }
  for (const path of paths.filter(one => parseFloat(start(one)[2]) < bottom + 6)) {
    if (mark(path)) { parts.push([path, 'mark', parseFloat(start(path)[1]), parseFloat(start(path)[1])]); continue; }
    const cut = svg.ownerDocument.createElementNS(svg.namespaceURI, 'svg');
    for (const [name, value] of Object.entries({x: left, width: right - left, height: '100%', preserveAspectRatio: 'none', viewBox: [left, 0, right - left, svg.viewBox.baseVal.height].join(' ')})) cut.setAttribute(name, value);
    path.replaceWith(cut);
    cut.append(path);
    parts.push([cut, 'curve', left, right]);
  }
  const made = [];
  const put = (like, values) => {
    const copy = like.cloneNode(false);
    for (const [name, value] of Object.entries(values)) copy.setAttribute(name, value);
    copy.removeAttribute('visibility');
    like.parentNode.insertBefore(copy, like);
    made.push(copy);
    return copy;
  };
  const draw_ticks = (from, width, at) => {
    for (const [y, ticks] of axes) {
      if (ticks.length < 2) continue;
      const first = ticks[0], last = ticks[ticks.length - 1], x0 = number(first, 'x');
      const per = (parseFloat(last.textContent) - parseFloat(first.textContent)) / (number(last, 'x') - x0);
      const value = x => parseFloat(first.textContent) + (x - x0) * per, rough = width * per / 8;
      const power = 10 ** Math.floor(Math.log10(rough)), step = power * [1, 2, 5, 10].find(n => n * power >= rough);
      const line = grid.filter(l => number(l, 'x1') === x0 && number(l, 'y2') < y).pop();
      for (let k = Math.ceil(value(from) / step); k * step <= value(from + width) * 1.0000001; k++) {
        const x = at(x0 + (k * step - parseFloat(first.textContent)) / per);
        put(first, {x}).textContent = String(+(k * step).toPrecision(9));
        if (line) put(line, {x1: x, x2: x});
      }
    }
  };
  return {left, right, bottom: axes.size === 1 ? bottom : null, show: (from, width) => {
    const scale = (right - left) / width, at = x => left + (x - from) * scale, whole = scale < 1.0001;
    for (const one of made.splice(0)) one.remove();
    for (const one of [...grid, ...[...axes.values()].flat()]) one.setAttribute('visibility', whole ? 'visible' : 'hidden');
    for (const [element, kind, x, end] of parts) {
      if (kind === 'curve') { element.setAttribute('viewBox', [from, 0, width, svg.viewBox.baseVal.height].join(' ')); continue; }
      const a = whole ? x : Math.max(left, at(x)), b = whole ? end : Math.min(right, at(end));
      element.setAttribute('visibility', whole || (at(end) >= left - 0.5 && at(x) <= right + 0.5) ? 'visible' : 'hidden');
      if (kind === 'mark') element.setAttribute('transform', 'translate(' + (whole ? 0 : at(x) - x) + ' 0)');
      else element.setAttribute(kind === 'x1' ? 'x1' : 'x', a);
      if (kind === 'x1') element.setAttribute('x2', b);
      if (kind === 'x') element.setAttribute('width', Math.max(0, b - a));
    }
    if (!whole) draw_ticks(from, width, at);
  }};
};
for (const figure of document.querySelectorAll('figure')) {
  const svg = figure.querySelector('svg'), tools = figure.querySelector('.tools');
  const whole = svg.viewBox.baseVal;
  const all = {x: 0, y: 0, width: whole.width, height: whole.height};
  let now = {...all};
  const axis = timeline(svg);
  /* A copy of the axis lies on it, and stays in sight where lanes fill more than the frame. */
  const foot = axis && axis.bottom ? svg.cloneNode(false) : null;
  const high = 36; /* ticks and the name of the axis */
  const ticks = () => [...svg.querySelectorAll('text')].filter(text => number(text, 'y') > axis.bottom && number(text, 'y') < axis.bottom + high && text.getAttribute('visibility') !== 'hidden');
  const draw_foot = () => foot && foot.replaceChildren(foot.firstChild, ...ticks().map(text => text.cloneNode(true)));
  if (foot) {
    const frame = document.createElement('div');
    const box = {class: 'foot', 'aria-hidden': true, height: high, viewBox: [0, axis.bottom, all.width, high].join(' ')};
    for (const [name, value] of Object.entries(box)) foot.setAttribute(name, value);
    foot.append(svg.querySelector('rect').cloneNode(false));
    foot.style.margin = (axis.bottom - all.height) / all.width * 100 + '% 0 ' + (all.height - axis.bottom - high) / all.width * 100 + '%';
    frame.className = 'frame';
    svg.replaceWith(frame);
    frame.append(svg, foot);
    draw_foot();
  }
  const show = () => {
    now.width = Math.min(all.width, Math.max(all.width / 200, now.width));
    now.height = now.width * all.height / all.width;
    now.x = Math.min(all.width - now.width, Math.max(0, now.x));
    now.y = Math.min(all.height - now.height, Math.max(0, now.y));
    if (axis) axis.show(axis.left + now.x / all.width * (axis.right - axis.left), now.width / all.width * (axis.right - axis.left));
    else svg.setAttribute('viewBox', [now.x, now.y, now.width, now.height].join(' '));
    draw_foot();
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
  hint.textContent = !matchMedia('(max-width: 600px)').matches ? 'Ctrl and wheel zoom, drag moves; rest on a box to read it' :
    figure.classList.contains('bars') ? 'touch a box to read it' : 'swipe for what is right of this; touch a box to read it';
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
    const x = (event.clientX - box.left) / box.width;
    return [axis ? Math.min(1, Math.max(0, (x * all.width - axis.left) / (axis.right - axis.left))) : x,
      (event.clientY - box.top) / box.height];
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
