// The floor: a list of documents without libraries or features. A fixed number of rows is rewritten; the search text is
// lowercased once; each column's order is sorted once and read backwards for the reverse.
import { collator, dateOf, fetchDocuments, rowHeight, sizeOf } from './document.ts';

type Column = 'name' | 'date';
interface Sort {
  column: Column;
  isDescending: boolean;
}

const rowCount = 24;
const documents = await fetchDocuments();
const texts = documents.map(({ name, description }) => `${name}\n${description ?? ''}`.toLowerCase());
const orders = new Map<Column, number[]>();
const selected = new Set<string>();
let sort: Sort = { column: 'name', isDescending: false };
let shown: number[] = [];

const element = (role: string, parent: HTMLElement, className = '') => {
  const made = document.createElement('div');
  made.setAttribute('role', role);
  made.className = className;
  parent.append(made);
  return made;
};

const holder = document.querySelector<HTMLElement>('#list');
const search = document.querySelector('input');
if (!holder || !search) throw new Error('The page is not the one of the floor');
holder.style.display = 'contents';
const grid = element('grid', holder);
const head = element('row', grid, 'head');
const heads = [header('Document', 'name'), header('Version'), header('Access Level'), header('Last Modified', 'date')];
const body = element('rowgroup', grid, 'body');
const rows = Array.from({ length: rowCount }, () => {
  const row = element('row', body);
  return { row, cells: [0, 1, 2, 3, 4].map(() => element('gridcell', row)) };
});

function header(label: string, column?: Column) {
  const cell = element('columnheader', head);
  if (column === undefined) {
    cell.textContent = label;
    return { cell, column };
  }
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', () => {
    const isSame = sort.column === column;
    sort = { column, isDescending: isSame ? !sort.isDescending : column === 'date' };
    update();
  });
  cell.append(button);
  return { cell, column };
}

function orderOf(column: Column): number[] {
  const known = orders.get(column);
  if (known) return known;
  const order = documents.map((_, at) => at);
  if (column === 'name') {
    const names = documents.map(({ name }) => name);
    order.sort((a, b) => collator.compare(names[a] ?? '', names[b] ?? ''));
  } else {
    const times = documents.map(({ updatedAt }) => Date.parse(updatedAt));
    order.sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  }
  orders.set(column, order);
  return order;
}

function update(): void {
  const term = search?.value.trim().toLowerCase() ?? '';
  const order = orderOf(sort.column);
  shown = term === '' ? [...order] : order.filter((at) => texts[at]?.includes(term) === true);
  if (sort.isDescending) shown.reverse();
  for (const { cell, column } of heads) {
    const direction = column !== sort.column ? 'none' : sort.isDescending ? 'descending' : 'ascending';
    if (column !== undefined) cell.setAttribute('aria-sort', direction);
  }
  body.style.height = `${shown.length * rowHeight}px`;
  grid.setAttribute('aria-rowcount', String(shown.length + 1));
  draw();
}

function draw(): void {
  const first = Math.max(0, Math.floor(grid.scrollTop / rowHeight) - 2);
  for (const [offset, { row, cells }] of rows.entries()) {
    const at = shown[first + offset];
    const found = at === undefined ? undefined : documents[at];
    row.hidden = found === undefined;
    row.style.display = found === undefined ? 'none' : '';
    if (!found) continue;
    row.style.transform = `translateY(${(first + offset) * rowHeight}px)`;
    row.dataset['key'] = found.id;
    row.setAttribute('aria-selected', String(selected.has(found.id)));
    const words = [found.name, `v${found.version}`, found.accessLevel, dateOf(found), sizeOf(found)];
    for (const [column, cell] of cells.entries()) cell.textContent = words[column] ?? '';
  }
}

search.addEventListener('input', update);
grid.addEventListener('scroll', draw);
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') selected.clear();
  else if (event.key === 'a' && event.ctrlKey) for (const at of shown) selected.add(documents[at]?.id ?? '');
  else return;
  event.preventDefault();
  draw();
});
update();
