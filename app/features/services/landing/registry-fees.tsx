import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import type { LandingMessages } from './landing-messages'
import type { LandingData } from './loader.server'

interface RegistryFeesProps {
  fees: LandingData['fees']
  messages: NonNullable<LandingMessages['fees']>
}

/** Renders the registry's fee and the total. */
export function RegistryFees({ fees, messages }: RegistryFeesProps) {
  const { language } = usePage()
  if (fees.length === 0) return null
  return (
    <Section id="fees" title={messages.title} text={messages.text}>
      <Table
        caption={messages.title}
        rows={fees}
        rowKey={({ key }) => key}
        columns={[
          { key: 'reason', head: messages.reason, cell: ({ name }) => name },
          {
            key: 'fee',
            head: messages.fee,
            cell: ({ registerFee }) => formatLari(registerFee, language),
            number: true,
          },
          {
            key: 'total',
            head: messages.total,
            cell: ({ total }) => <b>{formatLari(total, language)}</b>,
            number: true,
          },
        ]}
      />
    </Section>
  )
}
