import { useTranslation } from 'react-i18next'
import { vipOrderPath } from '~/features/services'
import type { FieldsOf } from '~/forms/use-defined-form'
import { formatDay, formatNumber } from '~/i18n/format'
import { formatRecentTime } from '~/i18n/format-date-time'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { IconName } from '~/ui/icons'
import type { OwnStatement } from '~/upstream/own-statements.server'
import {
  findNextRenewal,
  getAllowedActions,
  type OwnStatementAction,
  type OwnStatementStatus,
} from '~contract/own-statements'
import { NEW_STATEMENT_PATH } from '~contract/statement-drafts'
import { daysBetween } from '~contract/values/georgian-time'
import { toClosingKey } from './closing-key'
import { type statementListForm, toRowOperation } from './form'
import { editStatementUrl, withDialogParam } from './urls'

const STATE_TONES: Record<OwnStatementStatus, BadgeTone> = {
  active: 'ok',
  expired: 'warn',
  hidden: 'off',
  inactive: 'bad',
}
const ACTION_ICONS: Record<OwnStatementAction, IconName> = {
  hide: 'hide',
  show: 'eye',
  renew: 'refresh',
  delete: 'trash',
}

interface StatementPartProps {
  statement: OwnStatement
  listHref: string
}

/** Its state, and how long that lasts. */
export function StatementState({ statement }: Pick<StatementPartProps, 'statement'>) {
  const { t } = useTranslation('own-statements')
  return (
    <p className="row tight">
      <Badge tone={STATE_TONES[statement.life]}>
        {t(
          statement.closedAs
            ? `closing.outcomes.${toClosingKey(statement.dealId)}`
            : `states.${statement.life}`,
        )}
      </Badge>
      {statement.blockReason ? <Badge tone="bad">{t('blocked')}</Badge> : null}
      <VipBadge statement={statement} />
      <span className="mute sm">{useTimeLeft(statement)}</span>
      {statement.vip && statement.life !== 'active' ? (
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

export function StatementFigures({ statement, listHref }: StatementPartProps) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  return (
    <p className="row sm mute figures">
      {FIGURES.map(({ name, icon }) => (
        <span key={name} className="row tight">
          <Icon name={icon} />
          {t(`counts.${name}`, {
            count: statement[name],
            number: formatNumber(statement[name], language),
          })}
        </span>
      ))}
      {statement.agent ? null : (
        <a className="more" href={withDialogParam(listHref, 'statistics', statement.id)}>
          {t('statistics')}
          <span className="visually-hidden"> {statement.title}</span>
        </a>
      )}
    </p>
  )
}

/** VIP and the other services, for a statement that is shown. */
export function StatementServiceLinks({ statement: { id, title, life }, listHref }: StatementPartProps) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (life !== 'active') return null
  return (
    <>
      <ButtonLink icon="star" href={toLocalizedPath(vipOrderPath([id]), language)}>
        {t('actions.vip')} <span className="visually-hidden">{title}</span>
      </ButtonLink>
      <ButtonLink icon="plus" href={withDialogParam(listHref, 'profile_services', id)}>
        {t('actions.services')} <span className="visually-hidden">{title}</span>
      </ButtonLink>
    </>
  )
}

interface StatementActionsProps extends StatementPartProps {
  fields: FieldsOf<typeof statementListForm>
}

/** What its state allows, and editing it where statements are written. */
export function StatementActionButtons({ statement, listHref, fields }: StatementActionsProps) {
  const { t } = useTranslation('own-statements')
  const { layout, language } = usePage()
  const { id, title, life } = statement
  const nextRenewal = findNextRenewal(statement)
  const isOwnPage = layout.addStatementHref?.endsWith(NEW_STATEMENT_PATH)
  return (
    <>
      {layout.addStatementHref ? (
        <ButtonLink
          icon="edit"
          variant={life === 'inactive' ? 'default' : 'plain'}
          href={editStatementUrl(layout.addStatementHref, id)}
        >
          {t('actions.edit')} <span className="visually-hidden">{title}</span>
        </ButtonLink>
      ) : null}
      {isOwnPage && life === 'active' ? (
        <>
          <ButtonLink variant="plain" icon="card" href={withDialogParam(listHref, 'price', id)}>
            {t('actions.price')} <span className="visually-hidden">{title}</span>
          </ButtonLink>
          <ButtonLink variant="plain" icon="check" href={withDialogParam(listHref, 'close', id)}>
            {t(`closing.titles.${toClosingKey(statement.dealId)}`)}{' '}
            <span className="visually-hidden">{title}</span>
          </ButtonLink>
          <Button
            form={fields.operation.formId}
            name={fields.operation.name}
            value={toRowOperation('copy', id)}
            icon="document"
            variant="plain"
          >
            {t('actions.copy')} <span className="visually-hidden">{title}</span>
          </Button>
        </>
      ) : null}
      {getAllowedActions(life).map((act) =>
        act === 'delete' ? (
          <ButtonLink key={act} variant="plain" icon="trash" href={withDialogParam(listHref, 'delete', id)}>
            {t('actions.delete')} <span className="visually-hidden">{title}</span>
          </ButtonLink>
        ) : act === 'renew' && nextRenewal ? (
          <span key={act} className="mute sm">
            {t('renewable_from', { time: formatRecentTime(nextRenewal, language) })}
          </span>
        ) : (
          <Button
            key={act}
            form={fields.operation.formId}
            name={fields.operation.name}
            value={toRowOperation(act, id)}
            icon={ACTION_ICONS[act]}
            variant={act === 'renew' && life === 'active' ? 'plain' : 'default'}
          >
            {t(`actions.${act}`)} <span className="visually-hidden">{title}</span>
          </Button>
        ),
      )}
    </>
  )
}

function VipBadge({ statement: { vip, vipUntil } }: Pick<StatementPartProps, 'statement'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (!vip) return null
  return (
    <Badge tone="vip">{vipUntil ? t('vip_until', { day: formatDay(vipUntil, language) }) : t('vip')}</Badge>
  )
}

function useTimeLeft({ life, expiresAt, closedAs }: OwnStatement): string {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (life === 'expired') return t('ended', { day: formatDay(expiresAt, language) })
  if (closedAs) return t('closing.hint')
  if (life !== 'active') return t(`state_hints.${life}`)
  return t('days_left', { count: Math.max(0, daysBetween(new Date(), expiresAt)) })
}
