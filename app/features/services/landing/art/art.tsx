import type { ComponentType, ReactNode } from 'react'
import { Badge } from '../../../../ui/badge'
import { Section } from '../../../../ui/section'
import type { LandingName } from '../../definition'
import type { LandingWords } from '../words'
import { BoostArt } from './boost'
import { LegalArt } from './legal'
import { BadPhotoArt, GoodPhotoArt, PhotoArt } from './photo'
import { RateArt } from './rate'
import { RegistryArt } from './registry'
import { OneSpotArt, TourArt, WalkArt } from './tour'
import { VipArt } from './vip'

const drawings: Record<LandingName, ComponentType> = {
  vip: VipArt,
  boost: BoostArt,
  tour: TourArt,
  photo: PhotoArt,
  rate: RateArt,
  legal: LegalArt,
  registry: RegistryArt,
}

/** The two sides of what is compared: the better one first. */
const sides: Partial<Record<LandingName, [good: ComponentType, bad: ComponentType]>> = {
  tour: [WalkArt, OneSpotArt],
  photo: [GoodPhotoArt, BadPhotoArt],
}

/** The drawing at the head of a landing. */
export function Art({ name }: { name: LandingName }) {
  const Drawing = drawings[name]
  return <Drawing />
}

/** A drawing in the colours of the page, by day and by night; what it shows is told in words beside it. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="art" viewBox="0 0 480 320" aria-hidden="true">
      <rect className="a-sunk" width="480" height="320" rx="12" />
      {children}
    </svg>
  )
}

interface VersusProps {
  name: LandingName
  words: NonNullable<LandingWords['versus']>
}

/** What the service gives beside what one has without it. */
export function Versus({ name, words: { title, text, good, bad } }: VersusProps) {
  const [Good, Bad] = sides[name] ?? []
  return (
    <Section title={title} text={text}>
      <div className="versus">
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
