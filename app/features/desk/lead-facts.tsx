import { useTranslation } from 'react-i18next'
import { useOrderAnswers } from '~/features/services'
import { formatDateTime } from '~/i18n/format-date-time'
import { usePage } from '~/page/use-page'
import { FactSheet } from '~/ui/fact-sheet'
import type { Lead } from '~/upstream/leads.server'
import { toReaderLetters } from '~contract/values/name-letters'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { FactValue, listReadFacts } from './fact-value'
import { formatWaiting } from './waiting'

export function LeadFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { createdAt, closedAt, assignee, phone, email, facts } = lead
  // These are the first answers of an order.
  const isOfOrder = lead.kind === 'appraisal_request'
  const answers = useOrderAnswers(isOfOrder ? facts : [])
  return (
    <FactSheet
      facts={[
        { name: t('lead.received'), value: formatDateTime(createdAt, language) },
        { name: t(closedAt ? 'lead.took' : 'lead.waiting'), value: formatWaiting(lead, t) },
        {
          name: t('lead.assignee'),
          value: assignee ? toReaderLetters(assignee, language) : t('lead.nobody'),
        },
        ...(phone
          ? [{ name: t('lead.phone'), value: <a href={toPhoneHref(phone)}>{formatPhone(phone)}</a> }]
          : []),
        ...(email ? [{ name: t('lead.email'), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
        ...answers,
        ...listReadFacts(isOfOrder ? [] : facts).map((fact) => ({
          name: t(`facts.${fact.name}`, fact.name),
          value: <FactValue {...fact} />,
        })),
      ]}
    />
  )
}
