import { useTranslation } from 'react-i18next'
import { InputField } from '~/forms/fields'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import type { OperatorUser, UserQuery } from '~/upstream/operator-users.server'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { USER_LISTS } from '~contract/operator-users'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { formatPhone } from '~contract/values/phone'
import { DeskList } from '../desk-list'
import { userSearchForm } from './form'
import { userListPath, userPath } from './urls'
import type { FoundUsers, UserListData } from './user-list.server'

export function UserList({ data }: { data: UserListData }) {
  const { t } = useTranslation(['desk', 'account'])
  const { language } = usePage()
  const { query } = data
  const found = usePageData<FoundUsers | undefined>(userSearchForm.id, undefined)
  const href = (change: Partial<UserQuery>) =>
    toLocalizedPath(userListPath({ ...query, page: 1, ...change }), language)
  return (
    <>
      <UserSearch />
      {found ? (
        <FoundList found={found} />
      ) : (
        <DeskList
          tabs={USER_LISTS.map((list) => ({
            label: t(`users.${list}`),
            href: href({ list }),
            current: list === query.list,
            count: String(data.countByList[list] ?? 0),
          }))}
          filter={{
            label: t('leads.kind'),
            choices: ACCOUNT_TYPES.map((type) => ({
              key: type,
              label: t(`account:kinds.${type}`),
              href: href({ type }),
              current: type === query.type,
            })),
            allHref: href({ type: undefined }),
          }}
          rows={data.users}
          row={(user) => <UserRow key={user.id} user={user} />}
          none={t('users.none')}
          page={query.page}
          lastPage={data.lastPage}
          pageHref={(page) => href({ page })}
        />
      )}
    </>
  )
}

function UserSearch() {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(userSearchForm)
  return (
    <PostForm form={form} action={layout.currentHref} role="search">
      <div className="search-line">
        <InputField field={fields.text} type="search" label={t('users.find')} hint={t('users.find_hint')} />
        <Button icon="search">{t('users.search')}</Button>
      </div>
    </PostForm>
  )
}

function FoundList({ found: { users, total, text } }: { found: FoundUsers }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  return (
    <section>
      <h2>{t('users.found', { text })}</h2>
      {users.length === 0 ? (
        <EmptyState title={t('users.none_found')} level="h3" />
      ) : (
        <ul className="leads">
          {users.map((user) => (
            <UserRow key={user.id} user={user} level="h3" />
          ))}
        </ul>
      )}
      {total > users.length ? (
        <p className="mute">{t('users.more', { count: total - users.length })}</p>
      ) : null}
      <p className="after">
        <ButtonLink icon="left" href={layout.currentHref}>
          {t('users.all_users')}
        </ButtonLink>
      </p>
    </section>
  )
}

function UserRow({ user, level: Level = 'h2' }: { user: OperatorUser; level?: 'h2' | 'h3' }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, name, email, phone, registeredAt } = user
  return (
    <li>
      <p className="row tight sm mute">
        <UserBadges user={user} />
        <time dateTime={registeredAt.toISOString()}>{formatDay(registeredAt, language)}</time>
      </p>
      <Level>
        <a href={toLocalizedPath(userPath(id), language)}>
          {toReaderLetters(name, language) || t('leads.unnamed', { id })}
        </a>
      </Level>
      <p className="dim sm">{[email, formatPhone(phone)].filter(Boolean).join(' · ')}</p>
    </li>
  )
}

type BadgedUser = Pick<OperatorUser, 'type' | 'isOperator' | 'isBlocked' | 'awaitsConfirmation'>

export function UserBadges({ user }: { user: BadgedUser }) {
  const { t } = useTranslation(['desk', 'account'])
  return (
    <>
      <Badge tone="off">{t(`account:kinds.${user.type}`)}</Badge>
      {user.isOperator ? <Badge tone="info">{t('users.is_operator')}</Badge> : null}
      {user.awaitsConfirmation ? <Badge tone="warn">{t('users.is_unconfirmed')}</Badge> : null}
      {user.isBlocked ? <Badge tone="bad">{t('users.is_blocked')}</Badge> : null}
    </>
  )
}
