import type { StatementDetails } from '~/upstream/statement-details.server'
import { comparePrice } from '../price-range'

/** Answer to one question about a statement; `unknown` if nothing is stored. */
export type Evidence =
  | { name: 'availability'; found: 'confirmed'; at: Date }
  | { name: 'phone'; found: 'confirmed' | 'unconfirmed' }
  | { name: 'photos'; found: 'unique' | 'partly' | 'elsewhere' | 'repeated'; count: number; total: number }
  | { name: 'price'; found: 'within' | 'below' | 'above'; at: Date }
  | { name: 'register'; found: 'checked'; at: Date }
  | {
      name: 'owner'
      found: 'named' | 'company_unconfirmed'
      kind: NonNullable<StatementDetails['ownerKind']>
    }
  | { name: EvidenceName; found: 'unknown' }

export const EVIDENCE_NAMES = ['availability', 'phone', 'photos', 'price', 'register', 'owner'] as const
export type EvidenceName = (typeof EVIDENCE_NAMES)[number]

type WithEvidence = Pick<
  StatementDetails,
  'confirmedAt' | 'images' | 'estimate' | 'price' | 'ownerKind' | 'isOwnerUnconfirmed' | 'passport'
>

/** Lists what is known of a statement, in the order of `EVIDENCE_NAMES`; each name appears once. */
export function listEvidence(statement: WithEvidence): Evidence[] {
  return EVIDENCE_NAMES.map((name) => finders[name](statement) ?? { name, found: 'unknown' })
}

const finders: Record<EvidenceName, (statement: WithEvidence) => Evidence | undefined> = {
  availability: ({ confirmedAt: at }) => at && { name: 'availability', found: 'confirmed', at },
  phone: ({ passport }) =>
    passport?.isPhoneConfirmed === undefined
      ? undefined
      : { name: 'phone', found: passport.isPhoneConfirmed ? 'confirmed' : 'unconfirmed' },
  photos: findPhotoEvidence,
  price: ({ estimate, price }) =>
    estimate && price.usd?.total
      ? {
          name: 'price',
          found: comparePrice(price.usd.total, estimate),
          at: new Date(estimate.dataUntil),
        }
      : undefined,
  register: ({ passport }) =>
    passport?.registerCheckedAt && { name: 'register', found: 'checked', at: passport.registerCheckedAt },
  owner: ({ ownerKind: kind, isOwnerUnconfirmed }) =>
    kind && { name: 'owner', found: isOwnerUnconfirmed ? 'company_unconfirmed' : 'named', kind },
}

/** Photos that were not compared prove nothing: "found nowhere else" needs all of them. */
function findPhotoEvidence({ passport, images }: WithEvidence): Evidence | undefined {
  if (!passport || passport.photos.compared === 0) return undefined
  const { compared, elsewhere, repeated } = passport.photos
  const total = Math.max(images.length, compared)
  if (elsewhere > 0) return { name: 'photos', found: 'elsewhere', count: elsewhere, total }
  if (repeated > 0) return { name: 'photos', found: 'repeated', count: repeated, total }
  return { name: 'photos', found: compared < total ? 'partly' : 'unique', count: compared, total }
}
