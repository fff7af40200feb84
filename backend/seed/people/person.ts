import { slugify } from '../../dictionaries/transliterate'
import type { Words } from '../../dictionaries/words'
import { randomOf } from '../../pictures/random'
import { aboutBroker, aboutDeveloper, NOTHING_SAID } from './about'
import { BROKERS, DEVELOPERS, FIRST_NAMES, LAST_NAMES } from './names'

export type PersonType = 'physical' | 'agent' | 'broker' | 'developer' | 'designer'

export interface Person {
  type: PersonType
  email: string
  firstName: string
  lastName: string
  /** A company's name; null: first and last name. */
  displayName: string | null
  /** Nine digits out of 5550 00000 … 5550 99999, which nobody was given. */
  phone: string
  slug: string | null
  premier: boolean
  about: Words
  /** Signs in with the demo password. */
  demo: boolean
  /** Days before the seed's day. */
  joinedDaysAgo: number
}

export const DEMO_PASSWORD = 'demo-ezo'

const PRIVATE_OWNERS = 150
const AGENTS = 40

export const shownName = ({ displayName, firstName, lastName }: Person) =>
  displayName ?? `${firstName} ${lastName}`

/** A number nobody was given: 5550 and five digits of one's own. */
export const fictionalPhone = (number: number) => `5550${String(number % 100_000).padStart(5, '0')}`

/** The five demo people first, then everyone else, always in this order. */
export const PEOPLE: readonly Person[] = [
  demo('physical', 'ნინო', 'ბერიძე'),
  demo('agent', 'გიორგი', 'ლომიძე'),
  {
    ...demo('broker', 'ეკა', 'ჯაფარიძე'),
    displayName: 'სამეზობლო',
    slug: 'samezoblo',
    about: aboutBroker('სამეზობლო', 0),
  },
  {
    ...demo('developer', 'ლევანი', 'აბაშიძე'),
    displayName: 'ეზოს სახლები',
    slug: 'ezos-saxlebi',
    about: aboutDeveloper('ეზოს სახლები', 0),
  },
  demo('designer', 'სალომე', 'მელაძე'),
  ...Array.from({ length: PRIVATE_OWNERS }, (_, at) => someone('physical', at)),
  ...Array.from({ length: AGENTS }, (_, at) => someone('agent', at)),
  ...BROKERS.map((name, at) => company('broker', name, at)),
  ...DEVELOPERS.map((name, at) => company('developer', name, at)),
]

function demo(type: PersonType, firstName: string, lastName: string): Person {
  return {
    ...someone(type, 0),
    email: `${type}@demo.test`,
    firstName,
    lastName,
    phone: fictionalPhone(['physical', 'agent', 'broker', 'developer', 'designer'].indexOf(type) + 1),
    premier: type === 'agent',
    demo: true,
  }
}

function someone(type: PersonType, at: number): Person {
  const random = randomOf('person', type, at)
  return {
    type,
    email: `${type}${at + 1}@people.test`,
    firstName: random.pick(FIRST_NAMES),
    lastName: random.pick(LAST_NAMES),
    displayName: null,
    phone: fictionalPhone(random.whole(10_000, 99_999)),
    slug: null,
    premier: type === 'agent' && random.chance(0.25),
    about: NOTHING_SAID,
    demo: false,
    joinedDaysAgo: random.whole(125, 1_400),
  }
}

function company(type: 'broker' | 'developer', name: Words, at: number): Person {
  const about = type === 'broker' ? aboutBroker : aboutDeveloper
  return {
    ...someone(type, at),
    displayName: name.ka,
    slug: slugify(name.ka),
    premier: at % 4 === 0,
    about: about(name.ka, at, name),
  }
}
