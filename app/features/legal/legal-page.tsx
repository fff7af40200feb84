import { useTranslation } from 'react-i18next'
import { FactSheet } from '~/ui/fact-sheet'
import { Table } from '~/ui/table'
import { TextPage, TextSection } from '~/ui/text-page'
import { toPhoneHref } from '~contract/values/phone'
import type { LegalPageData } from './loader.server'

export function LegalPage({ data }: { data: LegalPageData }) {
  const { t } = useTranslation(['legal', 'ranking', 'trust'])
  return (
    <TextPage title={data.title} lead={data.description} updated={t('updated', { day: data.updated })}>
      {data.sections.map((section) => (
        <TextSection key={section.name} id={section.name} messages={section.messages}>
          {section.name === 'cookies' ? <CookieTable cookies={data.cookies} /> : null}
          {section.name === 'promotion' && data.rankingHref ? (
            <p>
              <a href={data.rankingHref}>{t('ranking:title')}</a>
            </p>
          ) : null}
          {section.name === 'complaints' && data.trustHref ? (
            <p>
              <a href={data.trustHref}>{t('trust:title')}</a>
            </p>
          ) : null}
        </TextSection>
      ))}
      <section className="prose" id="contact">
        <h2>{t('contact.title')}</h2>
        <OperatorFacts data={data} />
        <p>
          <a href={data.contactHref}>{t('contact.write')}</a>
        </p>
        {data.otherHref ? (
          <p>
            <a href={data.otherHref}>{t(`${data.other}.title`)}</a>
          </p>
        ) : null}
      </section>
    </TextPage>
  )
}

function CookieTable({ cookies }: Pick<LegalPageData, 'cookies'>) {
  const { t } = useTranslation('legal')
  return (
    <Table
      caption={t('privacy.sections.cookies.title')}
      rows={cookies}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', head: t('cookies.name'), cell: ({ name }) => <code>{name}</code> },
        { key: 'purpose', head: t('cookies.purpose'), cell: ({ purpose }) => purpose },
        { key: 'lifetime', head: t('cookies.lifetime'), cell: ({ lifetime }) => lifetime },
      ]}
    />
  )
}

function OperatorFacts({ data: { operator, email, phone } }: { data: LegalPageData }) {
  const { t } = useTranslation('legal')
  const facts = [
    { name: t('contact.operator'), value: operator.name },
    { name: t('contact.code'), value: operator.code },
    { name: t('contact.address'), value: operator.address },
    { name: t('contact.phone'), value: phone && <a href={toPhoneHref(phone)}>{phone}</a> },
    { name: t('contact.mail'), value: email && <a href={`mailto:${email}`}>{email}</a> },
  ].filter(({ value }) => value)
  return facts.length > 0 ? <FactSheet facts={facts} /> : null
}
