import { putBackItem } from '#contract/hooks/deleted.ts';
import type { DeletedItem } from '#contract/types.ts';
import { problemCode } from '#web/api/api-error.ts';
import type { Job } from '#web/domain/bulk/job.ts';
import { grouped } from '#web/format/counted.ts';

/** @param items the latest deleted first, so that a folder comes before what had been deleted from it */
export function putBackJob(items: readonly DeletedItem[]): Job {
  const byId = new Map(items.map((item) => [item.id, item]));
  let atHome = 0;
  return {
    steps: items.map(({ id, name }) => ({
      key: id,
      name,
      send: async () => {
        const { isPlaceGone } = await putBackItem(id);
        if (isPlaceGone) atHome += 1;
      },
    })),
    wavesOf: (steps) => {
      const folders = steps.filter(({ key }) => byId.get(key)?.kind === 'folder');
      const inside = folders.filter(({ key }) => byId.get(key)?.isPlaceGone);
      return [
        folders.filter((step) => !inside.includes(step)),
        ...inside.map((step) => [step]),
        steps.filter((step) => !folders.includes(step)),
      ];
    },
    noun: 'item',
    going: 'Putting back',
    done: {
      title: 'Put back',
      message: (subject) =>
        `${subject} put back${atHome === 0 ? '' : `, ${grouped(atHome)} of them at Home, since the folder is gone: check who has access`}`,
    },
    notDone: 'not put back',
    reasonOf: (error) =>
      problemCode(error) === 'name-taken'
        ? 'Another document there has that name: put it back by itself, under another one.'
        : undefined,
  };
}
