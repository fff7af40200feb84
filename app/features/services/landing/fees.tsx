import { usePage } from '../../../http/page'
import { Section } from '../../../ui/section'
import { Table } from '../../../ui/table'
import { formatLari } from '../../balance'
import type { LandingData } from './load.server'
import type { LandingWords } from './words'

interface FeesProps {
  fees: LandingData['fees']
  words: NonNullable<LandingWords['fees']>
}

/** What the register is visited for: its own fee, and the whole sum. */
export function Fees({ fees, words }: FeesProps) {
  const { language } = usePage()
  if (fees.length === 0) return null
  return (
    <Section id="fees" title={words.title} text={words.text}>
      <Table
        caption={words.title}
        rows={fees}
        rowKey={({ key }) => key}
        columns={[
          { key: 'reason', head: words.reason, cell: ({ name }) => name },
          {
            key: 'fee',
            head: words.fee,
            cell: ({ registerFee }) => formatLari(registerFee, language),
            number: true,
          },
          {
            key: 'total',
            head: words.total,
            cell: ({ total }) => <b>{formatLari(total, language)}</b>,
            number: true,
          },
        ]}
      />
    </Section>
  )
}
