import { useTranslation } from 'react-i18next'
import { TextPage, TextSection } from '~/ui/text-page'
import { Figures } from './figures'
import type { TrustData } from './loader.server'

export function TrustPage({ data }: { data: TrustData }) {
  const { t } = useTranslation('trust')
  return (
    <TextPage title={data.title} lead={data.description} updated={t('updated', { day: data.updated })}>
      <Figures figures={data.figures} />
      {data.sections.map(({ name, ...messages }) => (
        <TextSection key={name} id={name} messages={messages}>
          <SectionEnd name={name} data={data} />
        </TextSection>
      ))}
    </TextPage>
  )
}

function SectionEnd({
  name,
  data: { figures, searchHref, contact, related },
}: {
  name: string
  data: TrustData
}) {
  const { t } = useTranslation('trust')
  switch (name) {
    case 'checked':
      return figures ? <p>{t(`review_modes.${figures.reviews.mode}`)}</p> : null
    case 'report':
      return (
        <p>
          <a href={searchHref}>{t('find')}</a>
        </p>
      )
    case 'appeal':
      return (
        <p>
          <a href={contact.href}>{contact.label}</a>
        </p>
      )
    case 'more':
      return (
        <ul>
          {related.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )
    default:
      return null
  }
}
