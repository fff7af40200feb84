import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { daysBetween, formatDay, formatNumber } from '../../i18n/format'
import { localizedPath } from '../../i18n/languages'
import { Badge, type BadgeTone } from '../../ui/badge'
import { Button, ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icons'
import { actsFrom, type OwnAct, type OwnLife } from '../../upstream/own-statement-states'
import type { OwnStatement } from '../../upstream/own-statements.server'
import { promotionAddress } from '../services'
import { areaText, MiniPhoto, PriceLine, placeText, statementAddress } from '../statements'
import { withDialog } from './address'
import { BULK_FORM } from './bulk-bar'

const tones: Record<OwnLife, BadgeTone> = { active: 'ok', expired: 'warn', hidden: 'off', inactive: 'bad' }
const icons: Record<OwnAct, IconName> = { hide: 'hide', show: 'eye', renew: 'refresh', delete: 'trash' }

interface OwnRowProps {
  statement: OwnStatement
  /** The address of the list, in the visitor's language. */
  here: string
}

/** One's own statement: what it is, how it fares, and what can be done with it. */
export function OwnRow({ statement, here }: OwnRowProps) {
  const { t } = useTranslation('own')
  const { t: words } = useTranslation('statement')
  const { language } = usePage()
  const { id, title, life } = statement
  const where = [placeText(statement, statement.cityId !== 1), areaText(statement, words, language)]
  return (
    <li id={`card-${id}`}>
      <label className="sel">
        <input type="checkbox" form={BULK_FORM} name="statements" value={id} />
        <span className="vh">{t('choose', { title, id })}</span>
      </label>
      <MiniPhoto photo={statement.photo} />
      <div className="text">
        <p className="row tight">
          <Badge tone={tones[life]}>{t(`states.${life}`)}</Badge>
          <Bought statement={statement} />
          <span className="mute sm">{useTimeLeft(statement)}</span>
        </p>
        <h2>
          <a href={statementAddress(statement, language)}>{title}</a>
        </h2>
        <p className="mute sm">{where.filter(Boolean).join(' · ')}</p>
        <p className="mute sm">
          № {id} · {t('published', { day: formatDay(statement.createdAt, language) })}
        </p>
        <Figures statement={statement} here={here} />
      </div>
      <div className="cost">
        <PriceLine statement={statement} />
      </div>
      <form className="acts" method="post" action={here}>
        <input type="hidden" name="statements" value={id} />
        {life === 'active' ? (
          <>
            <ButtonLink icon="star" href={localizedPath(promotionAddress([id]), language)}>
              {t('acts.vip')} <span className="vh">{title}</span>
            </ButtonLink>
            <ButtonLink icon="plus" href={withDialog(here, 'profile_services', id)}>
              {t('acts.services')} <span className="vh">{title}</span>
            </ButtonLink>
          </>
        ) : null}
        {actsFrom(life).map((act) =>
          act === 'delete' ? (
            <ButtonLink key={act} variant="plain" icon="trash" href={withDialog(here, 'delete', id)}>
              {t('acts.delete')} <span className="vh">{title}</span>
            </ButtonLink>
          ) : (
            <Button
              key={act}
              name="intent"
              value={act}
              icon={icons[act]}
              variant={act === 'renew' && life === 'active' ? 'plain' : 'default'}
            >
              {t(`acts.${act}`)} <span className="vh">{title}</span>
            </Button>
          ),
        )}
      </form>
    </li>
  )
}

/** Bought prominence, and until when. */
function Bought({ statement: { vip, vipUntil } }: Pick<OwnRowProps, 'statement'>) {
  const { t } = useTranslation('own')
  const { language } = usePage()
  if (!vip) return null
  return (
    <Badge tone="vip">{vipUntil ? t('vip_until', { day: formatDay(vipUntil, language) }) : t('vip')}</Badge>
  )
}

/** How long it is still shown, or since when it is not. */
function useTimeLeft({ life, expiresAt }: OwnStatement): string {
  const { t } = useTranslation('own')
  const { language } = usePage()
  if (life === 'expired') return t('ended', { day: formatDay(expiresAt, language) })
  if (life !== 'active') return t(`because.${life}`)
  return t('left', { count: Math.max(0, daysBetween(new Date(), expiresAt)) })
}

function Figures({ statement, here }: OwnRowProps) {
  const { t } = useTranslation('own')
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
          {t(`figures.${name}`, {
            count: statement[name],
            number: formatNumber(statement[name], language),
          })}
        </span>
      ))}
      <a className="more" href={withDialog(here, 'statistics', statement.id)}>
        {t('statistics')}
        <span className="vh"> {statement.title}</span>
      </a>
    </p>
  )
}
