/** Runs in the page: filters and copy buttons. Not compiled, so it sticks to widely supported syntax. */
export const REPORT_SCRIPT = `
(() => {
  'use strict';
  const form = document.querySelector('.filter');
  const input = form.querySelector('#filter-text');
  const result = form.querySelector('.filter-result');
  const items = [...document.querySelectorAll('[data-verdict]')];
  const groups = [...document.querySelectorAll('[data-group]')];
  const apply = () => {
    const words = input.value.toLowerCase().split(/\\s+/).filter((word) => word !== '');
    const verdict = form.elements.verdict.value;
    const isFiltered = words.length > 0 || verdict !== 'all';
    for (const item of items) {
      const fits =
        (verdict === 'all' || item.dataset.verdict === verdict) &&
        words.every((word) => item.dataset.text.includes(word));
      item.hidden = !fits;
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-verdict]:not([hidden])');
    const shown = (selector) => document.querySelectorAll(selector + ':not([hidden])').length;
    const count = (number, one, many) => number + ' ' + (number === 1 ? one : many);
    result.textContent = isFiltered
      ? count(shown('tr[data-verdict]'), 'operation', 'operations') + ', ' + count(shown('.finding'), 'finding', 'findings')
      : '';
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.hidden = false;
  apply();

  for (const button of document.querySelectorAll('[data-copy]')) {
    const line = button.parentElement.querySelector('pre');
    const label = button.querySelector('[data-label]').firstChild;
    const name = label.data;
    let timer = 0;
    button.hidden = false;
    button.addEventListener('click', async () => {
      let said = 'Copied';
      try {
        await navigator.clipboard.writeText(line.textContent);
      } catch {
        line.closest('details').open = true;
        getSelection().selectAllChildren(line);
        said = document.execCommand('copy') ? 'Copied' : 'Selected';
      }
      label.data = said;
      result.textContent = said;
      clearTimeout(timer);
      timer = setTimeout(() => {
        label.data = name;
      }, 1600);
    });
  }

  // Paper has nothing to click.
  let opened = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('details:not([open])')];
    for (const one of opened) one.open = true;
  });
  addEventListener('afterprint', () => {
    for (const one of opened) one.open = false;
  });

  // A link to findings that a filter hides would lead nowhere.
  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target === null || target.closest('[hidden]') === null) return;
    form.reset();
    apply();
    target.scrollIntoView();
  });
})();
`;
