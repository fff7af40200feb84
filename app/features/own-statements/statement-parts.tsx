import { useTranslation } from 'react-i18next'
import { VipUntilBadge } from '~/features/statements'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Icon } from '~/ui/icon'
import type { IconName } from '~/ui/icons'
import type { OwnStatement } from '~/upstream/own-statements.server'
import type { OwnStatementStatus } from '~contract/statements'
import { daysBetween } from '~contract/values/georgian-time'
import { toClosingKey } from './closing-key'
import { statisticsPath } from './urls'

const STATE_TONES: Record<OwnStatementStatus, BadgeTone> = {
  active: 'ok',
  unconfirmed: 'warn',
  expired: 'warn',
  hidden: 'off',
  inactive: 'bad',
}

export interface StatementPartProps {
  statement: OwnStatement
  listHref: string
}

/** Renders its state, and how long that lasts. */
export function StatementState({ statement }: Pick<StatementPartProps, 'statement'>) {
  const { t } = useTranslation('own-statements')
  return (
    <p className="row tight">
      <Badge tone={STATE_TONES[statement.status]}>
        {t(
          statement.closedAs
            ? `closing.outcomes.${toClosingKey(statement.dealId)}`
            : `states.${statement.status}`,
        )}
      </Badge>
      {statement.blockReason ? <Badge tone="bad">{t('blocked')}</Badge> : null}
      <VipUntilBadge statement={statement} />
      <span className="mute sm">{useTimeLeft(statement)}</span>{' '}
      {statement.vip && statement.status !== 'active' ? (
        <span className="mute sm">{t('vip_runs_on')}</span>
      ) : null}
    </p>
  )
}

const FIGURES = [
  { name: 'views', icon: 'eye' },
  { name: 'phoneViews', icon: 'phone' },
  { name: 'favorites', icon: 'heart' },
] as const satisfies { name: string; icon: IconName }[]

export function StatementFigures({ statement }: Pick<StatementPartProps, 'statement'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  return (
    <p className="row sm mute figures">
      {FIGURES.map(({ name, icon }) => (
        <span key={name} className="row tight">
          <Icon name={icon} />
          {`${t(`counts.${name}`, {
            count: statement[name],
            number: formatNumber(statement[name], language),
          })} `}
        </span>
      ))}
      <a className="more" href={toLocalizedPath(statisticsPath(statement.id), language)}>
        {t('statistics.title')}
        <span className="visually-hidden"> {statement.title}</span>
      </a>
    </p>
  )
}

function useTimeLeft({ status, expiresAt, closedAs, isWithdrawn }: OwnStatement): string {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (status === 'expired') return t('ended', { day: formatDay(expiresAt, language) })
  if (closedAs) return t('closing.hint')
  if (isWithdrawn) return t('state_hints.withdrawn')
  if (status !== 'active') return t(`state_hints.${status}`)
  return t('days_left', { count: Math.max(0, daysBetween(new Date(), expiresAt)) })
}
