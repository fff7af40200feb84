import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { withPageData } from '~/forms/received-form.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { requireListPage } from '~/http/require-list-page.server'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHead } from '~/ui/page-head'
import {
  type OperatorUser,
  operatorUserPage,
  searchOperatorUsers,
  type UserQuery,
} from '~/upstream/operator-users.server'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { USER_LISTS } from '~contract/desk'
import { formatPhone } from '~contract/values/phone'
import { toReaderName } from '~contract/values/reader-name'
import deskStyles from '../desk.css?url'
import { DeskList } from '../desk-list'
import { requireOperator } from '../require-operator.server'
import { userSearchForm } from './form'
import { parseUserQuery, userListPath, userPath } from './urls'
import { UserBadges } from './user-badges'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const query = parseUserQuery(new URL(request.url).searchParams)
  const [page, i18n] = await Promise.all([visitor.call(operatorUserPage(query)), getI18n(visitor.language)])
  requireListPage(query, page.lastPage, userListPath, visitor.language)
  return { ...page, query, title: i18n.getFixedT(visitor.language, 'desk')('users.title') }
}

type UserListData = Awaited<ReturnType<typeof loader>>

/** Shows the found users in the response itself: neither a URL nor a cookie contains the search text. */
async function searchUsersAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  const { type } = parseUserQuery(new URL(args.request.url).searchParams)
  return handleForms(
    args,
    onSubmit(userSearchForm, async ({ values, show, refuse }) => {
      const answer = await visitor.call(searchOperatorUsers(values.text, type))
      if (!answer.ok) return refuse(answer)
      const { users, total } = answer.page
      return withPageData(show(), { users, total, text: values.text })
    }),
  )
}

type FoundUsers = Pick<UserListData, 'users' | 'total'> & { text: string }

export const action = pageAction(searchUsersAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: userListPath(page.query),
  noIndex: true,
}))

export default function DeskUsers() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <UserList data={data} />
    </>
  )
}

function UserList({ data }: { data: UserListData }) {
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
          {toReaderName(name, language) || t('leads.unnamed', { id })}
        </a>
      </Level>
      <p className="dim sm pre">{[email, formatPhone(phone)].filter(Boolean).join(' · ')}</p>
    </li>
  )
}
