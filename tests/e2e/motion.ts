/**
 * Settings for journeys about motion. Others run with reduced motion (`playwright.config.ts`): a map's
 * flights, fading pages and smooth scrolling take a tenth of a run's processor time.
 */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
