import { slugify } from '~backend/platform/slugify'
import { createRandom } from '../../random'
import { BROKERS, DEVELOPERS, FIRST_NAMES, LAST_NAMES } from './names'

export type PersonType = 'physical' | 'agent' | 'broker' | 'developer' | 'designer'

export interface Person {
  type: PersonType
  email: string
  firstName: string
  lastName: string
  displayName: string | null
  /** Number from 5550 00000 … 5550 99999, an unassigned range. */
  phone: string
  slug: string | null
  premier: boolean
  demo: boolean
  /** Days before the seed's day. */
  joinedDaysAgo: number
}

export const DEMO_PASSWORD = 'demo-ezo'

const PRIVATE_OWNER_COUNT = 150
const AGENT_COUNT = 40

export const getDisplayName = ({ displayName, firstName, lastName }: Person) =>
  displayName ?? `${firstName} ${lastName}`

export const toFictionalPhone = (number: number) => `5550${String(number % 100_000).padStart(5, '0')}`

/** Demo people, the five demo accounts first. The order is fixed. */
export const PEOPLE: readonly Person[] = [
  createDemoPerson('physical', 'ნინო', 'ბერიძე'),
  createDemoPerson('agent', 'გიორგი', 'ლომიძე'),
  {
    ...createDemoPerson('broker', 'ეკა', 'ჯაფარიძე'),
    displayName: 'სამეზობლო',
    slug: 'samezoblo',
  },
  {
    ...createDemoPerson('developer', 'ლევანი', 'აბაშიძე'),
    displayName: 'ეზოს სახლები',
    slug: 'ezos-saxlebi',
  },
  createDemoPerson('designer', 'სალომე', 'მელაძე'),
  ...Array.from({ length: PRIVATE_OWNER_COUNT }, (_, at) => createPerson('physical', at)),
  ...Array.from({ length: AGENT_COUNT }, (_, at) => createPerson('agent', at)),
  ...BROKERS.map((name, at) => createCompanyPerson('broker', name, at)),
  ...DEVELOPERS.map((name, at) => createCompanyPerson('developer', name, at)),
]

/** Operators of the demo, who own no statements. The second one confirms what the first asks for. */
export const DEMO_OPERATORS: readonly Person[] = [
  {
    ...createDemoPerson('physical', 'თამარ', 'გელაშვილი'),
    email: 'operator@demo.test',
    phone: toFictionalPhone(6),
  },
  {
    ...createDemoPerson('physical', 'ზურაბ', 'ქავთარაძე'),
    email: 'operator2@demo.test',
    phone: toFictionalPhone(7),
  },
]

function createDemoPerson(type: PersonType, firstName: string, lastName: string): Person {
  return {
    ...createPerson(type, 0),
    email: `${type}@demo.test`,
    firstName,
    lastName,
    phone: toFictionalPhone(['physical', 'agent', 'broker', 'developer', 'designer'].indexOf(type) + 1),
    premier: type === 'agent',
    demo: true,
  }
}

function createPerson(type: PersonType, at: number): Person {
  const random = createRandom('person', type, at)
  return {
    type,
    email: `${type}${at + 1}@people.test`,
    firstName: random.pick(FIRST_NAMES),
    lastName: random.pick(LAST_NAMES),
    displayName: null,
    phone: toFictionalPhone(random.whole(10_000, 99_999)),
    slug: null,
    premier: type === 'agent' && random.chance(0.25),
    demo: false,
    joinedDaysAgo: random.whole(125, 1_400),
  }
}

function createCompanyPerson(type: 'broker' | 'developer', name: string, at: number): Person {
  return {
    ...createPerson(type, at),
    displayName: name,
    slug: slugify(name),
    premier: at % 4 === 0,
  }
}
