import { Badge } from '~/ui/badge'
import { Section } from '~/ui/section'
import { type LandingMessages, REPORT_CHECKS } from './landing-messages'

const MADE_UP_CODE = '01.00.00.000.000'

export function SampleReport({ words }: { words: NonNullable<LandingMessages['report']> }) {
  return (
    <Section title={words.title} text={words.note}>
      <div className="panel report">
        <h3>{words.heading}</h3>
        <dl>
          <div>
            <dt>{words.object}</dt>
            <dd>{words.object_text}</dd>
          </div>
          <div>
            <dt>{words.code}</dt>
            <dd className="nowrap">{MADE_UP_CODE}</dd>
          </div>
          {REPORT_CHECKS.map((name) => (
            <div key={name}>
              <dt>{words[name]}</dt>
              <dd>
                <Badge tone={name === 'mortgage' ? 'warn' : 'ok'}>
                  {name === 'mortgage' ? words.bad : words.good}
                </Badge>{' '}
                {words[`${name}_text`]}
              </dd>
            </div>
          ))}
          <div>
            <dt>{words.advice}</dt>
            <dd>{words.advice_text}</dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}
