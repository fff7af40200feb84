import { useTranslation } from 'react-i18next'
import { useOrderAnswers } from '~/features/services'
import { formatDay } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { usePage } from '~/page/use-page'
import { FactSheet } from '~/ui/fact-sheet'
import type { Lead } from '~/upstream/leads.server'
import { toReaderName } from '~contract/values/reader-name'
import { FactValue, listReadFacts } from './fact-value'
import { useContactFacts, usePersonalData } from './personal-data'
import { formatDeadline, formatWaiting } from './waiting'

export function LeadFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['desk', 'call-request'])
  const { language } = usePage()
  const { createdAt, closedAt, waitsUntil, assignee } = lead
  const deadline = waitsUntil ? undefined : formatDeadline(lead, t)
  const personal = usePersonalData(lead)
  const { facts } = personal
  // These are the first answers of an order.
  const isOfOrder = lead.kind === 'appraisal_request'
  const answers = useOrderAnswers(isOfOrder ? facts : [])
  return (
    <FactSheet
      facts={[
        { name: t('lead.received'), value: formatDateTime(createdAt, language) },
        { name: t(closedAt ? 'lead.took' : 'lead.waiting'), value: formatWaiting(lead, t) },
        ...(waitsUntil
          ? [
              {
                name: t('lead.waits'),
                value: t('lead.waits_until', { day: formatDay(waitsUntil, language) }),
              },
            ]
          : []),
        ...(deadline ? [{ name: t('lead.deadline'), value: deadline.text }] : []),
        {
          name: t('lead.assignee'),
          value: assignee ? toReaderName(assignee, language) : t('lead.nobody'),
        },
        ...useContactFacts(personal),
        ...answers,
        ...listReadFacts(isOfOrder ? [] : facts).map((fact) => ({
          name: t([`facts.${fact.name}`, `call-request:${fact.name}`], fact.name),
          value: <FactValue {...fact} />,
        })),
      ]}
    />
  )
}
