import { useTranslation } from 'react-i18next'
import { vipOrderPath } from '~/features/services'
import { formatArea, formatPlace, MiniPhoto, PriceLine, statementUrl } from '~/features/statements'
import type { FieldsOf } from '~/forms/use-defined-form'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { IconName } from '~/ui/icons'
import type { OwnStatement } from '~/upstream/own-statements.server'
import { getAllowedActions, type OwnStatementAction, type OwnStatementStatus } from '~contract/own-statements'
import { daysBetween } from '~contract/values/georgian-time'
import { type statementListForm, toRowOperation } from './form'
import { withDialogParam } from './urls'

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

interface StatementRowProps {
  statement: OwnStatement
  listHref: string
  fields: FieldsOf<typeof statementListForm>
}

export function StatementRow({ statement, listHref, fields }: StatementRowProps) {
  const { t } = useTranslation('own-statements')
  const { t: words } = useTranslation('statement')
  const { language } = usePage()
  const { id, title, life } = statement
  const placeAndArea = [
    formatPlace(statement, statement.cityId !== 1),
    formatArea(statement, words, language),
  ]
  return (
    <li id={`card-${id}`}>
      <label className="row-checkbox">
        <input
          type="checkbox"
          form={fields.statements.formId}
          name={fields.statements.name}
          value={id}
          defaultChecked={fields.statements.defaultOptions?.includes(String(id))}
        />
        <span className="visually-hidden">{t('select', { title, id })}</span>
      </label>
      <MiniPhoto photo={statement.photo} />
      <div className="text">
        <p className="row tight">
          <Badge tone={STATE_TONES[life]}>{t(`states.${life}`)}</Badge>
          <VipBadge statement={statement} />
          <span className="mute sm">{useTimeLeft(statement)}</span>
        </p>
        <h2>
          <a href={statementUrl(statement, language)}>{title}</a>
        </h2>
        <p className="mute sm">{placeAndArea.filter(Boolean).join(' · ')}</p>
        <p className="mute sm">
          № {id} · {t('published', { day: formatDay(statement.createdAt, language) })}
        </p>
        <StatementFigures statement={statement} listHref={listHref} />
      </div>
      <div className="cost">
        <PriceLine statement={statement} />
      </div>
      <div className="actions">
        {life === 'active' ? (
          <>
            <ButtonLink icon="star" href={toLocalizedPath(vipOrderPath([id]), language)}>
              {t('actions.vip')} <span className="visually-hidden">{title}</span>
            </ButtonLink>
            <ButtonLink icon="plus" href={withDialogParam(listHref, 'profile_services', id)}>
              {t('actions.services')} <span className="visually-hidden">{title}</span>
            </ButtonLink>
          </>
        ) : null}
        {getAllowedActions(life).map((act) =>
          act === 'delete' ? (
            <ButtonLink key={act} variant="plain" icon="trash" href={withDialogParam(listHref, 'delete', id)}>
              {t('actions.delete')} <span className="visually-hidden">{title}</span>
            </ButtonLink>
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
      </div>
    </li>
  )
}

function VipBadge({ statement: { vip, vipUntil } }: Pick<StatementRowProps, 'statement'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (!vip) return null
  return (
    <Badge tone="vip">{vipUntil ? t('vip_until', { day: formatDay(vipUntil, language) }) : t('vip')}</Badge>
  )
}

function useTimeLeft({ life, expiresAt }: OwnStatement): string {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (life === 'expired') return t('ended', { day: formatDay(expiresAt, language) })
  if (life !== 'active') return t(`state_hints.${life}`)
  return t('days_left', { count: Math.max(0, daysBetween(new Date(), expiresAt)) })
}

function StatementFigures({ statement, listHref }: Omit<StatementRowProps, 'fields'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const figures: [IconName, 'views' | 'phoneViews' | 'favorites'][] = [
    ['eye', 'views'],
    ['phone', 'phoneViews'],
    ['heart', 'favorites'],
  ]
  return (
    <p className="figures">
      {figures.map(([icon, name]) => (
        <span key={name}>
          <Icon name={icon} />
          {t(`counts.${name}`, {
            count: statement[name],
            number: formatNumber(statement[name], language),
          })}
        </span>
      ))}
      <a className="more" href={withDialogParam(listHref, 'statistics', statement.id)}>
        {t('statistics')}
        <span className="visually-hidden"> {statement.title}</span>
      </a>
    </p>
  )
}
