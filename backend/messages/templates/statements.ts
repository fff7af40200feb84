import type { TFunction } from 'i18next'
import { CONFIRMATION_PATH, type UnconfirmedStepName } from '~contract/freshness'
import { createEmail } from '../texts'
import { formatDay } from './format'

interface ReviewedStatement {
  /** Number of a statement that is or was published. */
  statementId: number | undefined
  /** Reason of a rejection; empty for a publication. */
  refusal: string
}

export const STATEMENT_REVIEWED = createEmail<ReviewedStatement>((t, { statementId, refusal }) => {
  const statement = statementId
    ? t('statement_reviewed.named', { id: statementId })
    : t('statement_reviewed.unnamed')
  const decision = refusal ? 'rejected' : 'published'
  return {
    subject: t(`statement_reviewed.${decision}.subject`, { statement }),
    paragraphs: [t(`statement_reviewed.${decision}.text`)],
    quote: refusal,
    link: refusal
      ? { label: t('statement_reviewed.rejected.link'), path: '/account/statements' }
      : { label: t('links.statement'), path: `/statements/${statementId}` },
  }
})

/** @property reason text of an operator */
export const STATEMENT_BLOCKED = createEmail<{ statementId: number; reason: string }>(
  (t, { statementId, reason }) => ({
    subject: t('statement_blocked.subject', { id: statementId }),
    paragraphs: [t('statement_blocked.text')],
    quote: reason,
    link: { label: t('links.contact'), path: '/contact' },
    closing: t('statement_blocked.closing'),
  }),
)

interface EndingStatements {
  endsOn: Date
  count: number
  /** First of the statements. */
  statementIds: readonly number[]
}

export const STATEMENTS_ENDING = createEmail<EndingStatements>(
  (t, { endsOn, count, statementIds }, locale) => {
    const numbers = formatNumbers(t, { count, statementIds })
    const form = count === 1 ? 'single' : 'several'
    return {
      subject: t(`statements_ending.${form}.subject`, { numbers, total: count }),
      paragraphs: [
        t(`statements_ending.${form}.text`, { day: formatDay(endsOn, locale), numbers }),
        t(`statements_ending.${form}.advice`),
      ],
      link: { label: t('statements_ending.link'), path: toRenewalPath(statementIds, count) },
    }
  },
)

interface UnconfirmedStatements extends Omit<EndingStatements, 'endsOn'> {
  step: UnconfirmedStepName
  /** Earliest day of the step. */
  takenOn: Date
  /** Code of the link that confirms all of them. */
  code: string
}

export const STATEMENTS_UNCONFIRMED = createEmail<UnconfirmedStatements>(
  (t, { step, takenOn, count, statementIds, code }, locale) => {
    const numbers = formatNumbers(t, { count, statementIds })
    const form = count === 1 ? 'single' : 'several'
    return {
      subject: t(`statements_unconfirmed.${form}.subject`, { numbers, total: count }),
      paragraphs: [
        t(`statements_unconfirmed.${form}.text`, { numbers }),
        t(`statements_unconfirmed.${form}.${step}`, { day: formatDay(takenOn, locale) }),
      ],
      link: {
        label: t('statements_unconfirmed.link'),
        path: `${CONFIRMATION_PATH}?${new URLSearchParams({ code })}`,
      },
    }
  },
)

function formatNumbers(
  t: TFunction<'emails'>,
  { count, statementIds }: Omit<EndingStatements, 'endsOn'>,
): string {
  const list = statementIds.map((id) => t('number', { id })).join(', ')
  return count > statementIds.length ? `${list} … (${count})` : list
}

/**
 * Returns the path that renews after one confirmation; the list if there are more statements than the message
 * names.
 */
function toRenewalPath(statementIds: readonly number[], count: number): string {
  return count > statementIds.length
    ? '/account/statements?status=active'
    : `/account/statements?renew=${statementIds.join()}`
}
