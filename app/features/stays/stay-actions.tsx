import { useTranslation } from 'react-i18next'
import type { FieldsOf } from '~/forms/use-defined-form'
import { formatNumber } from '~/i18n/format'
import { formatRecentTime } from '~/i18n/format-date-time'
import { formatDayRange } from '~/i18n/format-day-range'
import { usePage } from '~/page/use-page'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button } from '~/ui/button'
import type { Stay } from '~/upstream/stays.server'
import { countNights, isOpenStay, type StayAct, type StayState } from '~contract/stays'
import { type changeStayForm, toStayOperation } from './form'

/** Renders the state of a stay, its nights and guests, and the time at which a request lapses. */
export function StayStatus({ stay }: { stay: Stay }) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const nights = countNights(stay)
  const summary = t('summary', {
    count: nights,
    shown: formatNumber(nights, language),
    guests: formatNumber(stay.guests, language),
  })
  return (
    <p className="row sm">
      <Badge tone={TONES[stay.state] ?? 'off'}>{t(`states.${stay.state}`)}</Badge> <span>{summary}</span>{' '}
      {stay.state === 'requested' ? (
        <span className="mute">
          {t('answer_until', { time: formatRecentTime(stay.expiresAt, language) })}
        </span>
      ) : null}
    </p>
  )
}

const TONES: Partial<Record<StayState, BadgeTone>> = { requested: 'warn', confirmed: 'ok' }

/** Renders the buttons of the visitor's side, if the stay can still change. */
export function StayButtons({ stay, fields }: { stay: Stay; fields: FieldsOf<typeof changeStayForm> }) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const days = formatDayRange(stay, language)
  return listActs(stay).map((act) => (
    <Button
      key={act}
      size="small"
      variant={act === 'confirm' ? 'main' : act === 'cancel' ? 'risk' : 'default'}
      name={fields.operation.name}
      value={toStayOperation(act, stay.id)}
    >
      {t(act === 'cancel' && stay.state === 'requested' ? 'cancel_request' : act)}
      <span className="visually-hidden">{` ${days} `}</span>
    </Button>
  ))
}

function listActs({ state, party, isComing }: Stay): StayAct[] {
  if (!isOpenStay(state) || !isComing) return []
  if (party === 'seeker') return ['cancel']
  return state === 'requested' ? ['confirm', 'decline'] : ['cancel']
}
