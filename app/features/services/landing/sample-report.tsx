import { Badge } from '~/ui/badge'
import { Section } from '~/ui/section'
import { type LandingMessages, REPORT_CHECKS } from './landing-messages'

const MADE_UP_CODE = '01.00.00.000.000'

export function SampleReport({ messages }: { messages: NonNullable<LandingMessages['report']> }) {
  return (
    <Section title={messages.title} text={messages.note}>
      <div className="panel report">
        <h3>{messages.heading}</h3>
        <dl>
          <div>
            <dt>{messages.object}</dt>
            <dd>{messages.object_text}</dd>
          </div>
          <div>
            <dt>{messages.code}</dt>
            <dd className="nowrap">{MADE_UP_CODE}</dd>
          </div>
          {REPORT_CHECKS.map((name) => (
            <div key={name}>
              <dt>{messages[name]}</dt>
              <dd>
                <Badge tone={name === 'mortgage' ? 'warn' : 'ok'}>
                  {name === 'mortgage' ? messages.bad : messages.good}
                </Badge>{' '}
                {messages[`${name}_text`]}
              </dd>
            </div>
          ))}
          <div>
            <dt>{messages.advice}</dt>
            <dd>{messages.advice_text}</dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}
