import type { ImportLine } from '~/upstream/statement-imports.server'

/**
 * Counts the lines of a file that are saved, could be published, and are skipped, with the text of the button
 * or notice.
 */
export function summarizeLines(lines: readonly Pick<ImportLine, 'outcome' | 'isComplete' | 'errors'>[]) {
  const taken = lines.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  const wrong = lines.filter(({ outcome }) => outcome === 'wrong').length
  const others = lines.length - wrong
  // Invalid lines could still contain changes.
  const nothingKey = taken.length > 0 || others === 0 ? undefined : wrong > 0 ? 'nothing_else' : 'nothing'
  return {
    taken: taken.length,
    complete: taken.filter(({ isComplete }) => isComplete).length,
    wrong,
    /** Saved lines with a price in no known currency, which is never guessed. */
    withoutCurrency: taken.filter(({ errors }) => errors.some(isMissingCurrency)).length,
    nothingKey,
    savingKey: wrong > 0 ? 'others_in_one_step' : 'one_step',
  } as const
}

const isMissingCurrency = ({ field, text }: ImportLine['errors'][number]) =>
  field === 'currency_id' && text === ''
