import type { Words } from '../../dictionaries/words'
import { type Random, randomOf } from '../../pictures/random'
import { PEOPLE, type Person, shownName } from '../people/person'
import { type Project, projectsOf } from '../projects/project'
import { descriptionOf } from '../texts/description'
import { type Building, buildingOf } from './building'
import { type Comfort, comfortOf } from './comfort'
import { projectBuilding } from './flat-building'
import { type Deal, isLet, type Kind, kindAndDeal } from './kind'
import { type Life, lifeOf } from './life'
import { type Measures, measuresOf } from './measures'
import { type Pictures, picturesOf } from './pictures'
import { placeOf, type Whereabouts } from './place'
import { type Price, priceOf } from './price'
import { weighted } from './weighted'

/** Everything a statement's texts must agree with. */
export interface Facts {
  kind: Kind
  deal: Deal
  owner: Person
  place: Whereabouts
  building: Building
  measures: Measures
  comfort: Comfort
}

/** A whole made-up statement. */
export interface Statement extends Facts {
  /** Of the project that it is a flat of. */
  projectSlug: string | null
  /** From 1 up. */
  number: number
  uuid: string
  price: Price
  life: Life
  description: Words
  ownerName: string
  pictures: Pictures
  extras: Extras
}

/** Small things that few statements have. */
export interface Extras {
  cadastralCode: string | null
  showsCadastralCode: boolean
  exchange: string | null
  exclusive: boolean
  forSpecialPeople: boolean
  secondPhone: boolean
}

/** The statement of this number: the same for everyone, whatever other statements there are. */
export function statementOf(number: number, day: Date): Statement {
  const part = (name: string) => randomOf('statement', number, name)
  const { kind, deal } = kindAndDeal(part('kind'))
  const owner = ownerOf(part('owner'), number, deal, kind)
  const project = projectFor(part('project'), owner, kind, deal)
  const place = project ? project.place : placeOf(part('place'), kind)
  const building = project
    ? projectBuilding(part('building'), project)
    : buildingOf(part('building'), kind, deal, place.profile)
  const measures = measuresOf(part('measures'), kind, building)
  const comfort = comfortOf(part('comfort'), kind, deal, building, measures)
  const facts: Facts = { kind, deal, owner, place, building, measures, comfort }
  return {
    ...facts,
    projectSlug: project?.slug ?? null,
    number,
    uuid: uuidOf(part('uuid'), number),
    price: priceOf(part('price'), kind, deal, place, building, measures, owner.type === 'developer'),
    life: lifeOf(part('life'), day),
    description: descriptionOf(part('description'), facts),
    ownerName: owner.displayName ? owner.firstName : shownName(owner),
    pictures: picturesOf(part('pictures'), facts, `s${number.toString(36)}`),
    extras: extrasOf(part('extras'), deal),
  }
}

const ownersOf = (type: Person['type']) => PEOPLE.filter((person) => person.type === type)
const OWNERS = {
  physical: ownersOf('physical'),
  agent: ownersOf('agent'),
  broker: ownersOf('broker'),
  developer: ownersOf('developer'),
}
const DEMO_OWNERS = PEOPLE.filter(({ demo, type }) => demo && type !== 'designer')

/** The first statements belong to the demo people, so that each has a dozen even in a small marketplace. */
const DEMO_STATEMENTS = 48

function ownerOf(random: Random, number: number, deal: Deal, kind: Kind): Person {
  const demo = DEMO_OWNERS[number % DEMO_OWNERS.length]
  if (number <= DEMO_STATEMENTS && demo) return demo
  const builds = !isLet(deal) && (kind === 'flat' || kind === 'commercial')
  const type = weighted(random, [
    ['physical', 42],
    ['agent', 30],
    ['broker', 19],
    ['developer', builds ? 14 : 1],
  ] as const)
  return random.pick(OWNERS[type])
}

/** Most flats that developers sell are in a project of theirs. */
function projectFor(random: Random, owner: Person, kind: Kind, deal: Deal): Project | undefined {
  if (owner.type !== 'developer' || kind !== 'flat' || deal !== 'sale') return undefined
  return random.chance(0.85) ? random.pick(projectsOf(owner)) : undefined
}

function extrasOf(random: Random, deal: Deal): Extras {
  const digits = (count: number) => Array.from({ length: count }, () => random.whole(0, 9)).join('')
  const coded = random.chance(0.14)
  return {
    // Zone 99 was never given out.
    cadastralCode: coded ? `01.99.${digits(2)}.${digits(3)}.${digits(3)}` : null,
    showsCadastralCode: coded && random.chance(0.5),
    exchange:
      deal === 'sale' && random.chance(0.04)
        ? random.pick([
            'გავცვლი პატარა ბინაში, ზედმეტობით',
            'განვიხილავ ავტომობილსაც',
            'გავცვლი კერძო სახლში',
          ])
        : null,
    exclusive: random.chance(0.04),
    forSpecialPeople: random.chance(0.03),
    secondPhone: random.chance(0.08),
  }
}

/** A version-4 uuid. It ends with the number: among a million draws of 32 bits some are the same. */
function uuidOf(random: Random, number: number) {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.whole(0, 15).toString(16)).join('')
  const last = number.toString(16).padStart(8, '0')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(4)}${last}`
}
