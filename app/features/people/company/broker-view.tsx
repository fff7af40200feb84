import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { formatNumber } from '../../../i18n/format'
import { localizedPath } from '../../../i18n/languages'
import { nameLanguage } from '../../../i18n/name-language'
import { Avatar } from '../../../ui/avatar'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Tabs } from '../../../ui/tabs'
import type { Agent } from '../../../upstream/companies.server'
import { callAddress } from '../../call-request'
import { shortcut } from '../../criteria'
import { BROKERS_PATH, Phone } from '../../owner'
import { Offered } from '../offered/offered'
import { listAddress } from '../page-query'
import { Pages } from '../pages'
import { About } from './about'
import { CompanyHead } from './company-head'
import { Contacts } from './contacts'
import type { BrokerData } from './load.server'

/** A broker: who they are, how to reach them, what they offer, who works there. */
export function BrokerView({ data }: { data: BrokerData }) {
  const { t } = useTranslation('people')
  const { t: ui } = useTranslation('ui')
  const { language, shell } = usePage()
  const { company, path, tab, offered, phone } = data
  return (
    <div className="wrap co">
      <Breadcrumbs
        label={ui('crumbs')}
        crumbs={[
          { label: t('brokers.title'), href: localizedPath(BROKERS_PATH, language) },
          { label: company.name },
        ]}
      />
      <CompanyHead company={company} kind="broker" />
      <div className="co-body">
        <div className="co-side">
          <Contacts company={company} kind="broker" phone={phone}>
            <ButtonLink wide icon="message" href={callAddress(shell.here, '1', company.name)} rel="nofollow">
              {t('call_me')}
            </ButtonLink>
          </Contacts>
          <About title={t('about')} text={company.about} />
        </div>
        <div>
          <Tabs
            label={company.name}
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
          {offered ? (
            <Offered offered={offered} path={path} title={t('tabs.statements')} />
          ) : (
            <Agents data={data} />
          )}
        </div>
      </div>
    </div>
  )
}

function Agents({ data: { agents, path, page, phone } }: { data: BrokerData }) {
  const { t } = useTranslation('people')
  const rows = agents?.rows ?? []
  return (
    <section className="co-offered" aria-labelledby="agents">
      <h2 id="agents">{t('tabs.agents')}</h2>
      {rows.length > 0 ? (
        <ul className="rows">
          {rows.map((agent) => (
            <AgentRow key={agent.id} agent={agent} phone={phone} />
          ))}
        </ul>
      ) : (
        <EmptyState level="h3" title={t('no_agents')} />
      )}
      <Pages
        page={page}
        lastPage={agents?.lastPage}
        hasNext={rows.length > 0}
        href={(number) => listAddress(path, { tab: 'agents', page: number })}
      />
    </section>
  )
}

function AgentRow({ agent, phone }: { agent: Agent; phone: BrokerData['phone'] }) {
  const { t } = useTranslation('people')
  const { language } = usePage()
  const { id, name, maskedPhone, statements } = agent
  return (
    <li>
      <div className="row">
        <Avatar name={name} />
        <p>
          <b {...nameLanguage(name)}>{name}</b>
          {statements > 0 ? (
            <small>
              <a href={shortcut({ lists: { users: [id] } }, language)}>
                {t('figures.statements', { count: statements, shown: formatNumber(statements, language) })}
              </a>
            </small>
          ) : null}
        </p>
      </div>
      {maskedPhone ? <Phone of={`agent/${id}`} masked={maskedPhone} shown={phone} /> : null}
    </li>
  )
}
