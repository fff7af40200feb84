/** The states that an owner's statements are listed by. */
export const ownLives = ['active', 'expired', 'hidden', 'inactive'] as const
export type OwnLife = (typeof ownLives)[number]

/** What an owner does with them. */
export const ownActs = ['hide', 'show', 'renew', 'delete'] as const
export type OwnAct = (typeof ownActs)[number]

const acts: Record<OwnLife, readonly OwnAct[]> = {
  active: ['hide', 'renew', 'delete'],
  expired: ['renew', 'delete'],
  hidden: ['show', 'delete'],
  inactive: ['delete'],
}

/** What can be done from where a statement stands. */
export function actsFrom(life: OwnLife): readonly OwnAct[] {
  return acts[life]
}
