import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import type { Rater } from '~/upstream/appraisals.server'
import type { LandingMessages } from './landing-messages'

interface RaterTableProps {
  raters: readonly Rater[]
  messages: NonNullable<LandingMessages['raters']>
}

export function RaterTable({ raters, messages }: RaterTableProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  if (raters.length === 0) return null
  return (
    <Section id="raters" title={messages.title} text={messages.text}>
      <Table
        caption={messages.title}
        rows={raters}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: messages.name,
            cell: ({ name, company }) => (
              <>
                <b>{name}</b>
                <br />
                <small className="mute">{company}</small>
              </>
            ),
          },
          { key: 'certificate', head: messages.certificate, cell: ({ certificate }) => certificate },
          {
            key: 'price',
            head: messages.price,
            cell: ({ price }) => t('price.from', { price: formatLari(price, language) }),
            number: true,
          },
        ]}
      />
    </Section>
  )
}
