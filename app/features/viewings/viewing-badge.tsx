import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/badge'
import type { Viewing } from '~/upstream/viewings.server'
import { isCancelled } from '~contract/viewings'

interface ViewingBadgeProps {
  viewing: Pick<Viewing, 'state' | 'endsAt' | 'ownAnswer'>
  now?: Date
}

/** Renders the state of a viewing in a list, or the question that a past one still asks. */
export function ViewingBadge({ viewing: { state, endsAt, ownAnswer }, now = new Date() }: ViewingBadgeProps) {
  const { t } = useTranslation('viewings')
  if (isCancelled(state) || state === 'missed') return <Badge tone="off">{t(`states.${state}`)}</Badge>
  const isBooked = state === 'booked' || state === 'moved'
  if (isBooked && endsAt <= now && ownAnswer === undefined) return <Badge tone="warn">{t('question')}</Badge>
  return <Badge tone={state === 'moved' ? 'warn' : 'ok'}>{t(`states.${state}`)}</Badge>
}
