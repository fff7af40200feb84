import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { requireListPage } from '~/http/require-list-page.server'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { sealSearch, unsealSearch } from '~/session/sealed-search.server'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { UserText } from '~/ui/user-text'
import { type LeadQuery, type LeadSummary, leadPage } from '~/upstream/leads.server'
import { operatorOrderPage } from '~/upstream/operator-orders.server'
import { LEAD_KINDS, LEAD_LISTS } from '~contract/leads'
import { toReaderName } from '~contract/values/reader-name'
import { CountedHead } from './counted-head'
import deskStyles from './desk.css?url'
import { DeskList } from './desk-list'
import { FactValue } from './fact-value'
import { leadSearchForm } from './form'
import { orderListPath } from './orders/urls'
import { requireOperator } from './require-operator.server'
import { REPORTS_PATH } from './statements/urls'
import { DESK_PATH, LEADS_CSV_PATH, leadListPath, leadPath, parseLeadQuery } from './urls'
import { formatDeadline, formatWaiting } from './waiting'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const { query, searchText } = unsealSearch(
    context.signer,
    parseLeadQuery(new URL(request.url).searchParams),
  )
  const [page, waitingOrders, i18n] = await Promise.all([
    visitor.call(leadPage({ ...query, search: searchText })),
    visitor.optional(
      'orders that wait',
      visitor.call(operatorOrderPage({ list: 'waiting', service: undefined, page: 1 })),
    ),
    getI18n(visitor.language),
  ])
  requireListPage(query, page.lastPage, leadListPath, visitor.language)
  const countByService: Readonly<Record<string, number>> = waitingOrders?.countByService ?? {}
  return {
    ...page,
    query,
    searchText,
    waitingOrders: countByService,
    title: i18n.getFixedT(visitor.language, 'desk')('leads.title'),
  }
}

type LeadListData = Awaited<ReturnType<typeof loader>>

/** Redirects to the results, whose URL has the search encrypted. */
async function searchLeadsAction(args: ActionFunctionArgs) {
  const { language } = await requireOperator(args)
  const query = parseLeadQuery(new URL(args.request.url).searchParams)
  return handleForms(
    args,
    onSubmit(leadSearchForm, async ({ values: { text } }) => {
      const search = sealSearch(args.context.signer, text)
      return redirect(toLocalizedPath(leadListPath({ ...query, search, page: 1 }), language), 303)
    }),
  )
}

export const action = pageAction(searchLeadsAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: leadListPath({ ...page.query, search: undefined }),
  noIndex: true,
}))

export default function DeskLeads() {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <CountedHead title={data.title} total={data.total}>
        {t('leads.count', { count: data.total })}
      </CountedHead>
      <p>
        <a className="more" href={toLocalizedPath(DESK_PATH, language)}>
          {t('overview.title')}
        </a>
      </p>
      <LeadSearch query={data.query} text={data.searchText} />
      <LeadList data={data} />
    </>
  )
}

/** Renders a form that keeps the list and its filters. */
function LeadSearch({ query, text = '' }: { query: LeadQuery; text: string | undefined }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(leadSearchForm, { defaultValue: { text } })
  const action = toLocalizedPath(leadListPath({ ...query, page: 1 }), language)
  return (
    <PostForm form={form} action={action} role="search">
      <div className="search-line">
        <InputField field={fields.text} type="search" label={t('leads.find')} hint={t('leads.find_hint')} />
        <Button icon="search">{t('leads.search')}</Button>
      </div>
      {query.search === undefined ? null : (
        <p>
          <a
            className="more"
            href={toLocalizedPath(leadListPath({ ...query, search: undefined, page: 1 }), language)}
          >
            {t('leads.clear')}
          </a>
        </p>
      )}
    </PostForm>
  )
}

/** Services whose leads are paid and awaited, and therefore listed with the orders. */
const ORDERS_TO_ARRANGE = [
  'legal-verification-service',
  'public-registry-service',
  'measure-service',
] as const

/** Facts that distinguish leads of the same kind. */
const FACTS_IN_LIST = ['deal_type', 'real_estate_type', 'city', 'district', 'bank', 'state', 'reason', 'form']

function LeadList({ data }: { data: LeadListData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { leads, query, lastPage, openByKind, foundByList, waitingOrders } = data
  const href = (change: Partial<LeadQuery>) =>
    toLocalizedPath(leadListPath({ ...query, page: 1, ...change }), language)
  const isSearch = query.search !== undefined
  const isOpenList = query.list === 'open' && !isSearch
  // Reports of one statement are decided together.
  const reportsHref = toLocalizedPath(REPORTS_PATH, language)
  const kinds = LEAD_KINDS.filter((kind) => !isOpenList || openByKind[kind] || kind === query.kind)
  const orderKinds = ORDERS_TO_ARRANGE.filter((service) => isOpenList && waitingOrders[service])
  return (
    <DeskList
      tabs={LEAD_LISTS.map((list) => ({
        label: t(`leads.${list}`),
        href: href({ list }),
        current: list === query.list,
        ...(foundByList && { count: String(foundByList[list] ?? 0) }),
      }))}
      filter={{
        label: t('leads.kind'),
        choices: [
          ...kinds.map((kind) => ({
            key: kind,
            label: t(`kinds.${kind}`),
            href: isOpenList && kind === 'statement_report' ? reportsHref : href({ kind }),
            current: kind === query.kind,
            count: isOpenList ? (openByKind[kind] ?? 0) : undefined,
          })),
          ...orderKinds.map((service) => ({
            key: service,
            label: t(`leads.orders.${service}`),
            href: toLocalizedPath(orderListPath({ list: 'waiting', service, page: 1 }), language),
            current: false,
            count: waitingOrders[service],
          })),
          {
            key: 'clicked',
            label: t('leads.clicked_filter'),
            href: href({ text: query.text === 'clicked' ? undefined : 'clicked' }),
            current: query.text === 'clicked',
          },
        ],
        allHref: href({ kind: undefined, text: undefined }),
      }}
      rows={leads}
      row={(lead) => <LeadRow key={lead.id} lead={lead} />}
      none={t(isSearch ? 'leads.none_found' : `leads.none_${query.list}`)}
      page={query.page}
      lastPage={lastPage}
      pageHref={(page) => href({ page })}
    >
      {leads.length > 0 ? (
        <p>
          <ButtonLink
            icon="document"
            rel="nofollow"
            href={toLocalizedPath(leadListPath({ ...query, page: 1 }, LEADS_CSV_PATH), language)}
          >
            {t('leads.csv')}
          </ButtonLink>
        </p>
      ) : null}
    </DeskList>
  )
}

function LeadRow({ lead }: { lead: LeadSummary }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, kind, name, text, assignee, waitsUntil } = lead
  const deadline = formatDeadline(lead, t)
  const brief = lead.facts.filter(({ name }) => FACTS_IN_LIST.includes(name))
  return (
    <li>
      <p className="row tight sm mute">
        <Badge tone="off">{t(`kinds.${kind}`)}</Badge>
        {lead.isWritten ? null : <Badge tone="off">{t('leads.clicked')}</Badge>}
        {lead.hasReply ? <Badge tone="info">{t('leads.has_reply')}</Badge> : null}
        {waitsUntil ? (
          <Badge tone="info">{t('lead.waits_until', { day: formatDay(waitsUntil, language) })}</Badge>
        ) : deadline ? (
          <Badge tone={deadline.isLate ? 'bad' : 'ok'}>{deadline.text}</Badge>
        ) : (
          <span>{formatWaiting(lead, t)}</span>
        )}
        {assignee ? <span>· {toReaderName(assignee, language)}</span> : null}
      </p>
      <h2>
        <a href={toLocalizedPath(leadPath(id), language)}>
          {toReaderName(name, language) || t('leads.unnamed', { id })}
        </a>
      </h2>
      {brief.length > 0 ? (
        <p className="sm">
          {brief.map((fact, index) => (
            <Fragment key={fact.name}>
              {index > 0 ? ' · ' : null}
              <FactValue {...fact} />
            </Fragment>
          ))}
        </p>
      ) : null}
      {text ? <UserText className="dim sm">{text}</UserText> : null}
    </li>
  )
}
