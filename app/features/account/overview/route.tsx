import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ProjectLeads } from '~/features/account-leads'
import { formatLari, topUpHref } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { toNotificationSummary } from '~/features/notifications/index.server'
import { ActivePackages, ServiceTiles } from '~/features/services'
import { loadServiceTiles } from '~/features/services/index.server'
import { ownerHref } from '~/features/statement-owner'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { formatDay, formatNumber } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import type { RouteHandle } from '~/page/hydration'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { requireRole, requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Avatar } from '~/ui/avatar'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { Output } from '~/ui/output'
import { PageHead } from '~/ui/page-head'
import { accountLeadPage } from '~/upstream/account-leads.server'
import { agentCompany, leaveCompany } from '~/upstream/agents.server'
import { favoriteIds } from '~/upstream/favorites.server'
import { notificationPage } from '~/upstream/notifications.server'
import { ownStatementPage } from '~/upstream/own-statements.server'
import { balance } from '~/upstream/payments.server'
import { activePackages } from '~/upstream/services.server'
import { LISTED_ACCOUNT_TYPES, type ListedAccountType } from '~contract/accounts'
import { listShownStatuses } from '~contract/statements'
import { toReaderName } from '~contract/values/reader-name'
import type { SidebarData } from '../sidebar/loader.server'
import { TaskList } from '../tasks/account-tasks'
import { CompanyPanel, LeaveCompanyDialog } from './agent-company'
import { FirstSteps } from './first-steps'
import { leaveCompanyForm } from './leave-company-form'

const NOTIFICATIONS_SHOWN = 3

/** Loads the overview without unavailable figures. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const user = await requireUser(visitor, args.request)
  const [company, ownStatementList, unseenNotifications, tetri, favorites, packages, tiles, leads, i18n] =
    await Promise.all([
      user.role === 'agent' ? visitor.optional('company', visitor.call(agentCompany)) : undefined,
      visitor.optional('statements', visitor.call(ownStatementPage(new URLSearchParams({ per_page: '1' })))),
      visitor.optional('notifications', visitor.call(notificationPage(1, { unseenOnly: true }))),
      visitor.optional('balance', visitor.call(balance)),
      visitor.optional('favorites', visitor.call(favoriteIds)),
      visitor.optional('packages', visitor.call(activePackages)),
      visitor.optional('services', loadServiceTiles(visitor)),
      user.role === 'developer'
        ? visitor.optional('leads', visitor.call(accountLeadPage({ page: 1 }, 1)))
        : undefined,
      getI18n(visitor.language),
    ])
  const isLeaving = new URL(args.request.url).searchParams.has('leave')
  // A question reopened by going back, after the agent has left.
  if (isLeaving && !company) throw redirect(toLocalizedPath('/account', visitor.language))
  const t = i18n.getFixedT(visitor.language, 'account')
  const notices = i18n.getFixedT(visitor.language, 'notifications')
  const name = toReaderName(user.name, visitor.language)
  return {
    title: t('hello', { name }),
    user: {
      id: user.id,
      name,
      email: user.email,
      role: user.role,
      isOperator: user.isOperator,
      lacksPhone: user.validPhones.length === 0,
      kind: LISTED_ACCOUNT_TYPES.find((type) => type === user.role),
      /** Public page of a broker or a developer. */
      page: ownerHref(user.role, { id: user.id, slug: user.slug }, visitor.language),
    },
    company,
    isLeaving,
    balance: tetri,
    statements: ownStatementList?.counts,
    favorites: favorites?.length,
    packages: packages ?? [],
    services: tiles ?? [],
    /** Projects of a developer with the numbers of their leads. */
    projects: leads?.projects ?? [],
    news: unseenNotifications && {
      unseen: unseenNotifications.unseen,
      latest: unseenNotifications.notifications
        .slice(0, NOTIFICATIONS_SHOWN)
        .map((one) => toNotificationSummary(one, { t: notices, language: visitor.language })),
    },
  }
}

type OverviewData = Awaited<ReturnType<typeof loader>>

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: '/account',
  noIndex: true,
}))

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => (data as OverviewData).isLeaving, Dialog: LeaveDialog },
}

function LeaveDialog({ data }: { data: unknown }) {
  const { company } = data as OverviewData
  return company ? <LeaveCompanyDialog company={company} /> : null
}

async function overviewAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(leaveCompanyForm, async ({ values: { company }, refuse }) => {
      await requireRole(visitor, args.request, ['agent'])
      const answer = await visitor.call(leaveCompany(company)).catch(toUndefinedIfMissing)
      if (answer && !answer.ok) return refuse(answer)
      return redirectWithFlash(toLocalizedPath('/account', visitor.language), 'company_left')
    }),
  )
}

export const action = pageAction(overviewAction)

export default function AccountPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <Overview data={data} />
    </>
  )
}

const TETRI_PER_LARI = 100

function Overview({ data }: { data: OverviewData }) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const { company, statements, favorites, news, packages, services, user } = data
  const isNew = statements?.all === 0 && favorites === 0
  // The layout has loaded them for the sidebar.
  const { tasks } = useRouteLoaderData<{ sidebar: SidebarData }>(`layout/${language}/account`)?.sidebar ?? {}
  return (
    <div className="overview">
      <ProfileSummary data={data} />
      {company ? <CompanyPanel company={company} /> : null}
      {user.kind === 'designer' ? <p>{t('designer')}</p> : null}
      {tasks ? (
        <TaskList
          tasks={tasks}
          accountType={user.role}
          lacksPhone={user.lacksPhone}
          hasMore={isNew || (news?.unseen ?? 0) > 0}
        />
      ) : null}
      <ProjectLeads projects={data.projects} />
      {isNew && !tasks?.desk ? <FirstSteps accountType={user.role} /> : null}
      {statements && statements.all > 0 ? <StatementCounts counts={statements} /> : null}
      {favorites ? (
        <section>
          <h2>{t('pages.favorites')}</h2>
          <CountLink path="/account/favorites" caption={t('favorites_caption')} figure={favorites} />
        </section>
      ) : null}
      {news && news.unseen > 0 ? <LatestNotifications news={news} /> : null}
      {packages.length > 0 ? (
        <section>
          <h2>{t('packages')}</h2>
          <ActivePackages packages={packages} />
        </section>
      ) : null}
      {services.length > 0 ? (
        <section>
          <h2>{t('pages.services')}</h2>
          <ServiceTiles tiles={services} />
        </section>
      ) : null}
    </div>
  )
}

function AccountTypeBadge({ kind, page }: { kind: ListedAccountType; page: string | undefined }) {
  const { t } = useTranslation('account')
  const badge = <Badge tone="off">{t(`kinds.${kind}`)}</Badge>
  return page ? <a href={page}>{badge}</a> : badge
}

function ProfileSummary({ data: { user, balance } }: { data: OverviewData }) {
  const { t } = useTranslation('account')
  const { language, layout } = usePage()
  return (
    <div className="panel row">
      <Avatar name={user.name} src={layout.user?.picture} />
      <div>
        <p className="row tight">
          <b>{user.name}</b> {user.isOperator ? <Badge tone="ok">{t('operator')}</Badge> : null}
          {user.kind && !user.isOperator ? <AccountTypeBadge kind={user.kind} page={user.page} /> : null}
        </p>
        <p className="mute sm">
          {formatId(user.id, language)}
          {user.email ? ` · ${user.email}` : null}
        </p>
      </div>
      {balance === undefined ? null : (
        <p className="own-balance">
          <span className="mute sm">{t('balance')}</span>{' '}
          <Output name="balance" value={balance / TETRI_PER_LARI} className="price">
            {formatLari(balance, language)}
          </Output>{' '}
          <ButtonLink size="small" icon="card" href={topUpHref(layout.currentHref)} rel="nofollow">
            {t('top_up')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function StatementCounts({ counts }: { counts: NonNullable<OverviewData['statements']> }) {
  const { t } = useTranslation(['account', 'own-statements'])
  return (
    <section>
      <h2>{t('pages.statements')}</h2>
      <ul className="figures-row">
        {(['all', ...listShownStatuses(counts)] as const).map((status) => (
          <li key={status}>
            <CountLink
              path={status === 'all' ? '/account/statements' : `/account/statements?status=${status}`}
              caption={t(`own-statements:state_tabs.${status}`)}
              figure={counts[status]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CountLink({ path, caption, figure }: { path: string; caption: string; figure: number }) {
  const { language } = usePage()
  return (
    <a className="figure" href={toLocalizedPath(path, language)}>
      <b>{formatNumber(figure, language)}</b> {caption}
    </a>
  )
}

function LatestNotifications({ news }: { news: NonNullable<OverviewData['news']> }) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  return (
    <section>
      <div className="section-head">
        <h2>{t('new_notifications', { count: news.unseen })}</h2>
        <a className="more" href={toLocalizedPath('/account/notifications', language)}>
          {t('all_notifications')}
        </a>
      </div>
      <ul className="rows">
        {news.latest.map(({ uuid, path, title, createdAt }) => (
          <li key={uuid}>
            <a href={toLocalizedPath(path, language)}>{title}</a>{' '}
            <time className="mute sm" dateTime={createdAt.toISOString()}>
              {formatDay(createdAt, language)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
