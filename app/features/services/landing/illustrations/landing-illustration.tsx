import type { ComponentType } from 'react'
import { Badge } from '~/ui/badge'
import { Section } from '~/ui/section'
import type { LandingName } from '../../definition'
import type { LandingMessages } from '../landing-messages'
import { AppraisalIllustration } from './appraisal'
import { BoostIllustration } from './boost'
import { LegalCheckIllustration } from './legal-check'
import { BadPhotoIllustration, GoodPhotoIllustration, PhotoIllustration } from './photo'
import { RegistryVisitIllustration } from './registry-visit'
import { SingleSpotIllustration, TourIllustration, WalkthroughIllustration } from './tour'
import { VipIllustration } from './vip'

const ILLUSTRATIONS: Record<LandingName, ComponentType> = {
  vip: VipIllustration,
  boost: BoostIllustration,
  tour: TourIllustration,
  photo: PhotoIllustration,
  appraisal: AppraisalIllustration,
  legal: LegalCheckIllustration,
  registry: RegistryVisitIllustration,
}

/** Two sides of the comparison, the better one first. */
const COMPARISON_ILLUSTRATIONS: Partial<Record<LandingName, [good: ComponentType, bad: ComponentType]>> = {
  tour: [WalkthroughIllustration, SingleSpotIllustration],
  photo: [GoodPhotoIllustration, BadPhotoIllustration],
}

export function LandingIllustration({ name }: { name: LandingName }) {
  const Drawing = ILLUSTRATIONS[name]
  return <Drawing />
}

interface ComparisonProps {
  name: LandingName
  messages: NonNullable<LandingMessages['versus']>
}

export function Comparison({ name, messages: { title, text, good, bad } }: ComparisonProps) {
  const [Good, Bad] = COMPARISON_ILLUSTRATIONS[name] ?? []
  return (
    <Section title={title} text={text}>
      <div className="comparison">
        <figure>
          {Good ? <Good /> : null}
          <figcaption>
            <Badge tone="ok">{good.title}</Badge>
            <p>{good.text}</p>
          </figcaption>
        </figure>
        <figure>
          {Bad ? <Bad /> : null}
          <figcaption>
            <Badge tone="off">{bad.title}</Badge>
            <p>{bad.text}</p>
          </figcaption>
        </figure>
      </div>
    </Section>
  )
}
