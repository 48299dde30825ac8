/** What a person changed of the values shown, over what is stored by now: a request that takes all of them undoes nothing. */
export function overLatest<Values extends object>(sent: Values, shown: Values, stored: Values = shown): Values {
  const changed = Object.entries(sent).filter(([key, value]) => value !== shown[key as keyof Values]);
  return { ...stored, ...Object.fromEntries(changed) };
}
