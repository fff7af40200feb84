import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { callRequestHref } from '~/features/call-request'
import { pageAction } from '~/features/dialogs/index.server'
import { searchShortcutUrl } from '~/features/search-filters'
import { BROKERS_PATH, brokerHref, OwnerLogo, RevealPhone } from '~/features/statement-owner'
import { readRevealedPhones } from '~/features/statement-owner/index.server'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Tabs } from '~/ui/tabs'
import { UnreachablePart } from '~/ui/unreachable-part'
import { type BrokerAgent, brokerAgentPage, brokerByKey } from '~/upstream/companies.server'
import { toReaderName } from '~contract/values/reader-name'
import companyStyles from '../companies.css?url'
import { ListPagination } from '../list-pagination'
import { listHref, parsePage } from '../list-params'
import { requireKeyParam } from '../require-key.server'
import { CompanyStatements } from '../statements/company-statements'
import { loadCompanyStatements } from '../statements/loader.server'
import { CompanyAbout } from './company-about'
import { CompanyContacts } from './company-contacts'
import { CompanyHeader } from './company-header'
import { companyMeta } from './company-meta'
import { loadCompanyMeta } from './loader.server'

/** Loads `/br/{slug or id}`. */
export async function loader(args: LoaderFunctionArgs) {
  const key = requireKeyParam(args, BROKERS_PATH)
  const { request, context } = args
  const visitor = getVisitor(args)
  const broker = await visitor.call(brokerByKey(key))
  const query = new URL(request.url).searchParams
  const tab = query.get('tab') === 'agents' ? ('agents' as const) : ('statements' as const)
  const page = parsePage(query)
  const [statements, agents] = await Promise.all([
    tab === 'statements' ? loadCompanyStatements(args, { users: [broker.id] }) : undefined,
    tab === 'agents'
      ? visitor.optional('agents', visitor.call(brokerAgentPage(broker.key, page)))
      : undefined,
  ])
  const path = brokerHref(broker.key, visitor.language)
  return {
    kind: 'broker' as const,
    language: visitor.language,
    company: broker,
    path,
    tab,
    page,
    offered: statements,
    agents,
    phones: readRevealedPhones(context),
    meta: await loadCompanyMeta(
      args,
      'broker',
      broker,
      tab === 'agents'
        ? listHref(path, { tab, page: agents?.rows.length ? page : 1 })
        : listHref(path, { page: statements?.canonicalPage }),
    ),
  }
}

export type BrokerData = Awaited<ReturnType<typeof loader>>

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }]

export const meta: MetaFunction<typeof loader> = companyMeta

export const action = pageAction()

export default function Broker() {
  return <BrokerView data={useLoaderData<typeof loader>()} />
}

export function BrokerView({ data }: { data: BrokerData }) {
  const { t } = useTranslation('companies')
  const { t: ui } = useTranslation('ui')
  const { language, layout } = usePage()
  const { company, path, tab, offered, phones } = data
  return (
    <div className="wrap company">
      <Breadcrumbs
        label={ui('breadcrumb')}
        crumbs={[
          { label: t('brokers.title'), href: toLocalizedPath(BROKERS_PATH, language) },
          { label: toReaderName(company.name, language) },
        ]}
      />
      <CompanyHeader company={company} kind="broker" />
      <div className="company-body">
        <div className="company-side">
          <CompanyContacts company={company} kind="broker" phones={phones}>
            <ButtonLink
              wide
              icon="message"
              href={callRequestHref(layout.currentHref, '1', {
                name: toReaderName(company.name, language),
                companyId: company.id,
              })}
              rel="nofollow"
            >
              {t('call_me')}
            </ButtonLink>
          </CompanyContacts>
          <CompanyAbout title={t('about')} text={company.about} />
        </div>
        <div>
          <Tabs
            label={toReaderName(company.name, language)}
            tabs={[
              {
                label: t('tabs.statements'),
                href: path,
                current: tab === 'statements',
                count: formatNumber(company.statements, language),
              },
              {
                label: t('tabs.agents'),
                href: `${path}?tab=agents`,
                current: tab === 'agents',
                count: formatNumber(company.agents, language),
              },
            ]}
          />
          {tab === 'statements' ? (
            <CompanyStatements statements={offered} path={path} title={t('tabs.statements')} />
          ) : (
            <AgentList data={data} />
          )}
        </div>
      </div>
    </div>
  )
}

function AgentList({ data: { agents, path, page, phones } }: { data: BrokerData }) {
  const { t } = useTranslation('companies')
  const { layout } = usePage()
  const rows = agents?.rows ?? []
  return (
    <section className="company-offered" aria-labelledby="agents">
      <h2 id="agents">{t('tabs.agents')}</h2>
      {agents ? null : <UnreachablePart retryHref={layout.currentHref} />}
      {rows.length > 0 ? (
        <ul className="rows">
          {rows.map((agent) => (
            <AgentRow key={agent.id} agent={agent} phones={phones} />
          ))}
        </ul>
      ) : null}
      {agents?.rows.length === 0 ? <EmptyState level="h3" title={t('no_agents')} /> : null}
      <ListPagination
        page={page}
        lastPage={agents?.lastPage}
        hasNext={rows.length > 0}
        href={(number) => listHref(path, { tab: 'agents', page: number })}
      />
    </section>
  )
}

function AgentRow({ agent, phones }: { agent: BrokerAgent; phones: BrokerData['phones'] }) {
  const { t } = useTranslation('companies')
  const { language } = usePage()
  const { id, name, photo, maskedPhone, statements } = agent
  return (
    <li>
      <div className="row">
        <OwnerLogo name={name} picture={photo} isPerson />
        <p>
          <b>{toReaderName(name, language)}</b>{' '}
          {statements > 0 ? (
            <small>
              <a href={searchShortcutUrl({ lists: { users: [id] } }, language)}>
                {t('figures.own_statements', {
                  count: statements,
                  shown: formatNumber(statements, language),
                })}
              </a>
            </small>
          ) : null}
        </p>
      </div>
      {maskedPhone ? (
        <RevealPhone subject={`agent/${id}`} maskedPhone={maskedPhone} revealed={phones} />
      ) : null}
    </li>
  )
}
