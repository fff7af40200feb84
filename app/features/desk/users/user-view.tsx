import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { type Fact, FactSheet } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import { UserText } from '~/ui/user-text'
import type { OperatorUserDetails } from '~/upstream/operator-users.server'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { PendingApproval } from '../approvals/pending-approval'
import { DeskActs } from '../desk-acts'
import { orderPath } from '../orders/urls'
import { reportedStatementPath } from '../statements/urls'
import { timelinePath, USERS_PATH } from './urls'
import { UserBadges } from './user-badges'
import { UserForms } from './user-forms'

export function UserView({ user }: { user: OperatorUserDetails }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return (
    <div className="stack prose desk-page">
      <p className="row tight">
        <UserBadges user={user} />
      </p>
      {user.blockedAt ? (
        <Flash tone="warn" quiet>
          {t('users.blocked_since', { day: formatDay(user.blockedAt, language) })}
          <br />
          <UserText as="span" className="pre">
            {user.blockReason}
          </UserText>
        </Flash>
      ) : null}
      <FactSheet facts={useUserFacts(user)} />
      <p>
        <ButtonLink
          icon="list"
          href={toLocalizedPath(timelinePath(user.id, { kind: undefined, page: 1 }), language)}
        >
          {t('timeline.see')}
        </ButtonLink>
      </p>
      {user.approval ? <PendingApproval approval={user.approval} /> : null}
      <UserForms user={user} />
      <Latest
        title={t('users.statements')}
        total={user.statementsTotal}
        rows={user.statements.map(({ id, isPublic, at }) => ({
          key: id,
          at,
          name: <a href={toLocalizedPath(reportedStatementPath(id), language)}>{formatId(id, language)}</a>,
          note: isPublic ? t('users.shown') : t('users.not_shown'),
          isOpen: isPublic,
        }))}
      />
      <Latest
        title={t('orders.title')}
        total={user.ordersTotal}
        rows={user.orders.map(({ id, name, isOpen, at }) => ({
          key: id,
          at,
          name: (
            <a href={toLocalizedPath(orderPath(id), language)}>
              {name} {formatId(id, language)}
            </a>
          ),
          note: isOpen ? t('users.open_order') : t('users.closed_order'),
          isOpen,
        }))}
      />
      <Latest
        title={t('users.sessions')}
        total={user.sessions.length}
        rows={user.sessions.map(({ device, createdAt, lastUsedAt }) => ({
          key: createdAt.toISOString() + device,
          at: createdAt,
          name: device || t('users.unknown_device'),
          note: t('users.last_used', { day: formatDay(lastUsedAt, language) }),
          isOpen: false,
        }))}
      />
      <DeskActs acts={user.acts.map((act) => ({ ...act, name: t(`users.past_acts.${act.act}`) }))} />
      <p>
        <ButtonLink icon="left" href={toLocalizedPath(USERS_PATH, language)}>
          {t('users.title')}
        </ButtonLink>
      </p>
    </div>
  )
}

function useUserFacts({ id, email, phone, registeredAt, companyCode }: OperatorUserDetails): Fact[] {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return [
    { name: t('csv.id'), value: id },
    { name: t('lead.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    ...(phone
      ? [{ name: t('lead.phone'), value: <a href={toPhoneHref(phone)}>{formatPhone(phone)}</a> }]
      : []),
    { name: t('reviews.registered'), value: formatDay(registeredAt, language) },
    ...(companyCode ? [{ name: t('users.company_code'), value: companyCode }] : []),
  ]
}

interface LatestProps {
  title: string
  total: number
  rows: readonly { key: string | number; at: Date; name: ReactNode; note: string; isOpen: boolean }[]
}

function Latest({ title, total, rows }: LatestProps) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return (
    <section>
      <h2>
        {title} <small className="mute">{total}</small>
      </h2>
      {rows.length === 0 ? (
        <p className="mute">{t('users.nothing')}</p>
      ) : (
        <ul className="rows">
          {rows.map(({ key, at, name, note, isOpen }) => (
            <li key={key} className="row tight dated">
              {name} <Badge tone={isOpen ? 'ok' : 'off'}>{note}</Badge>{' '}
              <time className="sm mute" dateTime={at.toISOString()}>
                {formatDay(at, language)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
