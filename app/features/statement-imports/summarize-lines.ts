import type { ImportLine } from '~/upstream/statement-imports.server'

/** How many lines of a file are taken, could be published, and are left out; and what to say of saving them, or where none is taken. */
export function summarizeLines(lines: readonly Pick<ImportLine, 'outcome' | 'isComplete'>[]) {
  const taken = lines.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  const wrong = lines.filter(({ outcome }) => outcome === 'wrong').length
  const others = lines.length - wrong
  // Of wrong lines nobody knows yet whether they say anything new.
  const nothingKey = taken.length > 0 || others === 0 ? undefined : wrong > 0 ? 'nothing_else' : 'nothing'
  return {
    taken: taken.length,
    complete: taken.filter(({ isComplete }) => isComplete).length,
    wrong,
    nothingKey,
    savingKey: wrong > 0 ? 'others_in_one_step' : 'one_step',
  } as const
}
