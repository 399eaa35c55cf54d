/* A field that finds every word of every page. The index is a script, so that it loads from a folder, too. */
(function () {
    "use strict";
    var root = document.currentScript.src.replace(/site\.js.*$/, "");
    var field, list, waiting = false;

    function escaped(text) {
        return text.replace(/[&<>"]/g, function (c) { return {"&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"}[c]; });
    }

    /* Points of a section: all words must be in it; those of its title and of whole words count more. */
    function points(section, words) {
        var title = section[1].toLowerCase(), text = section[2].toLowerCase(), sum = 0;
        for (var i = 0; i < words.length; i++) {
            var in_title = title.indexOf(words[i]), in_text = text.indexOf(words[i]);
            if (in_title < 0 && in_text < 0)
                return 0;
            sum += in_title < 0 ? 1 : 10 + (title.length < 40 ? 5 : 0);
            sum += Math.min(5, text.split(words[i]).length - 1);
        }
        return sum / (section[3] || 1);
    }

    function hits(words) {
        return (words.length ? window.site_index : []).map(function (s) { return [points(s, words), s]; })
            .filter(function (f) { return f[0]; }).sort(function (a, b) { return b[0] - a[0]; });
    }

    function excerpt(text, words) {
        var at = Math.max(0, text.toLowerCase().indexOf(words[0]) - 60), part = escaped(text.substr(at, 180));
        words.forEach(function (word) {
            var safe = escaped(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
            part = part.replace(new RegExp("(?!&[a-z]*)" + safe + "(?![a-z]*;)", "gi"), "<mark>$&</mark>");
        });
        return (at ? "\u2026" : "") + part;
    }

    function show() {
        var words = field.value.toLowerCase().split(/\s+/).filter(function (w) { return w.length > 1 || /[^a-z0-9]/.test(w); });
        if (!window.site_index) {
            if (!waiting) {
                var script = document.createElement("script");
                waiting = true;
                script.src = root + "site-index.js";
                script.onload = show;
                document.head.appendChild(script);
            }
            return;
        }
        var found = hits(words), longest = 0;
        while (words.length && !found.length && longest !== 4) { /* a slip: words that begin alike */
            longest = Math.max.apply(null, words.map(function (w) { return w.length; }));
            longest = Math.max(4, longest - 1);
            words = words.map(function (w) { return w.substr(0, longest); });
            found = hits(words);
        }
        list.hidden = !words.length;
        list.style.top = field.getBoundingClientRect().bottom + 4 + "px";
        list.innerHTML = found.slice(0, 30).map(function (f) {
            return "<li><a href=\"" + root + f[1][0] + "\">" + escaped(f[1][1]) + "<small>" + excerpt(f[1][2], words) +
                "</small></a></li>";
        }).join("") || "<li><a>no page has these words</a></li>";
    }

    document.addEventListener("DOMContentLoaded", function () {
        var box = document.createElement("div");
        box.id = "site-search";
        box.innerHTML = "<input type=\"search\" placeholder=\"Search every page ( / )\" aria-label=\"Search every page\">";
        (document.getElementById("titlearea") || document.body).appendChild(box);
        field = box.firstChild;
        list = document.createElement("ul"); /* of the body: nothing cuts it there */
        list.id = "site-found";
        list.hidden = true;
        document.body.appendChild(list);
        field.value = decodeURIComponent((location.search.match(/[?&]find=([^&]*)/) || ["", ""])[1]);
        if (field.value)
            show();
        field.addEventListener("input", show);
        field.addEventListener("focus", show);
        document.addEventListener("keydown", function (event) {
            var links = Array.prototype.slice.call(list.getElementsByTagName("a"));
            var at = links.indexOf(document.activeElement), step = {ArrowDown: 1, ArrowUp: -1}[event.key];
            if (event.key === "/" && !/INPUT|TEXTAREA/.test(document.activeElement.tagName))
                field.focus();
            else if (event.key === "Escape")
                list.hidden = true;
            else if (event.key === "Enter" && document.activeElement === field && links[0] && links[0].href)
                location.href = links[0].href;
            else if (step && !list.hidden && (document.activeElement === field || at >= 0))
                (links[at + step] || field).focus();
            else
                return;
            event.preventDefault();
        });
        document.addEventListener("click", function (event) {
            if (!box.contains(event.target) && !list.contains(event.target))
                list.hidden = true;
        });
    });
})();
