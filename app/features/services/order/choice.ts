/** What an address says of an order. Nothing of it is personal: that is kept sealed. */
export interface Choice {
  /** As written, whether there is one or not. */
  package: string | undefined
  statementIds: number[]
  step: number | undefined
  /** Looked for among one's statements. */
  text: string
}

/** More than anybody promotes at once. */
const MOST_STATEMENTS = 50

export function readChoice(query: URLSearchParams): Choice {
  const step = query.get('step') ?? ''
  return {
    package: query.get('package')?.slice(0, 20) || undefined,
    statementIds: idsIn(query.getAll('statement_id')),
    step: /^[1-9]$/.test(step) ? Number(step) : undefined,
    text: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 255),
  }
}

/** Numbers of statements as addresses and forms have them, each once. */
export function idsIn(values: readonly unknown[]): number[] {
  const words = values.flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  const ids = words.filter((word) => /^[1-9]\d{0,8}$/.test(word)).map(Number)
  return [...new Set(ids)].slice(0, MOST_STATEMENTS)
}

/** The page of an order with something of it changed. */
export function choiceAddress(path: string, choice: Partial<Choice>): string {
  const query = new URLSearchParams()
  if (choice.package) query.set('package', choice.package)
  if (choice.statementIds?.length) query.set('statement_id', choice.statementIds.join())
  if (choice.text) query.set('q', choice.text)
  if (choice.step) query.set('step', String(choice.step))
  return query.size > 0 ? `${path}?${query.toString().replaceAll('%2C', ',')}` : path
}

/** A step of an order, what was chosen so far kept in the address. */
export function addressOf({ path, choice }: { path: string; choice: Choice }, step: number): string {
  return choiceAddress(path, { package: choice.package, statementIds: choice.statementIds, step })
}
