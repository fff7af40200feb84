import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Section } from '../../../ui/section'
import { Table } from '../../../ui/table'
import type { Rater } from '../../../upstream/raters.server'
import { formatLari } from '../../balance'
import type { LandingWords } from './words'

interface RatersProps {
  raters: readonly Rater[]
  words: NonNullable<LandingWords['raters']>
}

/** Those who value: who certified them, where they work, and for what price at least. */
export function Raters({ raters, words }: RatersProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  if (raters.length === 0) return null
  return (
    <Section id="raters" title={words.title} text={words.text}>
      <Table
        caption={words.title}
        rows={raters}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: words.name,
            cell: ({ name, company }) => (
              <>
                <b>{name}</b>
                <br />
                <small className="mute">{company}</small>
              </>
            ),
          },
          { key: 'certificate', head: words.certificate, cell: ({ certificate }) => certificate },
          {
            key: 'price',
            head: words.price,
            cell: ({ price }) => t('price.at_least', { price: formatLari(price, language) }),
            number: true,
          },
        ]}
      />
    </Section>
  )
}
