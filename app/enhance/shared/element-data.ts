/** Reads the data attributes that a module needs. A missing one is a bug of the view. */
export function readData<Name extends string>(
  { dataset }: HTMLElement,
  ...names: readonly Name[]
): Record<Name, string> {
  for (const name of names) if (dataset[name] === undefined) throw new TypeError(`no data ${name}`)
  return dataset as Record<Name, string>
}

export function readNumber(element: HTMLElement, name: string): number {
  const number = Number(readData(element, name)[name])
  if (Number.isNaN(number)) throw new TypeError(`data ${name} is no number`)
  return number
}
