import type { Visitor } from './visitor.server'

/** Makes a load run once per visitor, that is, per request: page and layout share its result. */
export function oncePerVisitor<Subject, Result>(
  load: (visitor: Visitor, subject: Subject) => Promise<Result>,
): (visitor: Visitor, subject: Subject) => Promise<Result> {
  const loaded = new WeakMap<Visitor, Promise<Result>>()
  return (visitor, subject) => {
    const known = loaded.get(visitor)
    if (known) return known
    const loading = load(visitor, subject)
    loaded.set(visitor, loading)
    return loading
  }
}
