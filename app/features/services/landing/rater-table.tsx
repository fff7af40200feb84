import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import type { Rater } from '~/upstream/appraisals.server'
import type { LandingMessages } from './landing-messages'

interface RaterTableProps {
  raters: readonly Rater[]
  words: NonNullable<LandingMessages['raters']>
}

export function RaterTable({ raters, words }: RaterTableProps) {
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
            cell: ({ price }) => t('price.from', { price: formatLari(price, language) }),
            number: true,
          },
        ]}
      />
    </Section>
  )
}
