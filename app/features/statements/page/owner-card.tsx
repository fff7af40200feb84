import { useTranslation } from 'react-i18next'
import { searchShortcutUrl } from '~/features/search-filters'
import { OwnerLogo, ownerHref, RevealPhone } from '~/features/statement-owner'
import { formatWeekdayTime } from '~/i18n/format-weekday'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { DAILY_RENT_DEAL_ID } from '~contract/statements'
import { toOwnStaysPath } from '~contract/stays'
import { toReaderName } from '~contract/values/reader-name'
import { toBookingPath, VIEWING_STATEMENT_PARAM, VIEWINGS_PATH } from '~contract/viewings'
import { MessageForm } from '../actions/message-form'
import type { StatementData } from './loader.server'

export function OwnerCard({ data }: { data: StatementData }) {
  const { t } = useTranslation(['statement-page', 'statement'])
  const { language } = usePage()
  const { statement, phones } = data
  const { owner, ownerKind, ownerName } = statement
  const kind = ownerKind && t(`statement:owner_kinds.${ownerKind}`)
  const name = (ownerName && toReaderName(ownerName, language)) ?? kind ?? t('number', { id: statement.id })
  const count = owner.statementsCount
  const active = statement.status === 'active'
  const page = ownerHref(ownerKind, owner, language)
  const companyName = owner.company && toReaderName(owner.company, language)
  const company = companyName === name ? undefined : companyName
  return (
    <div className="panel owner">
      <div className="row">
        <OwnerLogo name={name} picture={owner.logo} isPerson={!page} />
        <p>
          <b>{page && !company ? <a href={page}>{name}</a> : name}</b>
          <br />
          <span className="mute sm">
            {company ? (
              <>
                {page ? <a href={page}>{company}</a> : company}
                <br />
              </>
            ) : null}
            {ownerName && kind ? kind : null}
            {statement.isOwnerUnconfirmed ? ` · ${t('statement:owner_unconfirmed')}` : null}
            {owner.id && count > 0 ? (
              <>
                {ownerName && kind ? ' · ' : null}
                <a href={page ?? searchShortcutUrl({ lists: { users: [owner.id] } }, language)}>
                  {t('statements_of_owner', { count })}
                </a>
              </>
            ) : null}
            <ReplyTime minutes={active ? owner.replyMinutes : undefined} />
          </span>
        </p>
      </div>
      {active && statement.maskedPhone ? (
        <RevealPhone
          subject={`statement/${statement.uuid}`}
          maskedPhone={statement.maskedPhone}
          revealed={phones}
          isPrimary={!statement.isOwn}
        />
      ) : null}
      {active ? <ViewingLink statement={statement} /> : null}
      {active && !statement.isOwn ? (
        <MessageForm recipient={toRecipient(ownerKind)} sender={data.sender} />
      ) : null}
    </div>
  )
}

/** Renders how fast the owner answers messages, in whole hours or days. */
function ReplyTime({ minutes }: { minutes: number | undefined }) {
  const { t } = useTranslation('statement-page')
  if (minutes === undefined) return null
  const hours = Math.ceil(minutes / 60)
  return (
    <>
      <br />
      {hours > 24
        ? t('replies.days', { count: Math.ceil(hours / 24) })
        : t('replies.hours', { count: hours })}
    </>
  )
}

/** Links to the free times; for the owner, to the page that offers them. */
function ViewingLink({ statement: { id, dealId, isOwn, viewingTimes } }: Pick<StatementData, 'statement'>) {
  const { t } = useTranslation(['statement-page', 'stays'])
  const { language } = usePage()
  if (isOwn && dealId === DAILY_RENT_DEAL_ID)
    return (
      <ButtonLink icon="calendar" wide href={toLocalizedPath(toOwnStaysPath(id), language)}>
        {t('stays:own_title')}
      </ButtonLink>
    )
  if (isOwn)
    return (
      <ButtonLink
        icon="calendar"
        wide
        href={toLocalizedPath(`${VIEWINGS_PATH}?${VIEWING_STATEMENT_PARAM}=${id}`, language)}
      >
        {t('offer_viewings')}
      </ButtonLink>
    )
  if (!viewingTimes) return null
  return (
    <ButtonLink icon="calendar" wide href={toLocalizedPath(toBookingPath(id), language)} rel="nofollow">
      <span>
        {t('arrange_viewing')}
        <br />
        <small>
          {t('free_times', {
            count: viewingTimes.count,
            when: formatWeekdayTime(viewingTimes.nextAt, language),
          })}
        </small>
      </span>
    </ButtonLink>
  )
}

function toRecipient(kind: StatementData['statement']['ownerKind']) {
  if (kind === 'agent') return 'agent'
  return kind === undefined || kind === 'physical' ? 'owner' : 'company'
}
