import type { VersionFacts } from '#contract/types.ts';
import { comparedFacts, type Fact } from './changed-facts.ts';

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Changed facts besides the text: uploader, time, comment, name, size, hash. */
export function FactsTable({ from, to }: { from: VersionFacts; to: VersionFacts }) {
  const { changed, same } = comparedFacts(from, to);
  return (
    <section aria-label="What is known of both versions" className="px-5 py-4 max-md:px-4">
      <table className="w-full max-w-200 table-fixed border-collapse text-left text-cell">
        <thead>
          <tr className="text-caption text-text-subtle">
            <th scope="col" className="w-24 py-1 pr-3 font-label max-md:w-21">
              <span className="sr-only">Fact</span>
            </th>
            <th scope="col" className="py-1 pr-4 font-label">
              Version {from.version}
            </th>
            <th scope="col" className="py-1 font-label">
              Version {to.version}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border border-y border-border">
          {changed.map((fact) => (
            <FactRow key={fact.name} {...fact} />
          ))}
        </tbody>
      </table>
      {same.length > 0 && <p className="mt-2 text-caption text-text-subtle">The same in both: {listed.format(same)}</p>}
    </section>
  );
}

function FactRow({ name, before, after, full }: Fact) {
  const cell = 'py-1.5 align-top wrap-anywhere tabular-nums';
  return (
    <tr>
      <th scope="row" className="py-1.5 pr-3 align-top text-caption leading-5 font-label text-text-subtle">
        {name}
      </th>
      <td className={`${cell} pr-4 text-text-muted`} title={full?.before}>
        {before}
      </td>
      <td className={cell} title={full?.after}>
        {after}
      </td>
    </tr>
  );
}
