/** Kinds of evidence that two statements offer one home, in the order in which they are shown. */
export const HOME_EVIDENCE_KINDS = [
  'cadastral_code',
  'photos',
  'words',
  'place',
  'area',
  'rooms',
  'floor',
  'price',
  'house',
  'building_status',
] as const
export type HomeEvidenceKind = (typeof HOME_EVIDENCE_KINDS)[number]

/** Evidence for (positive points) or against; the figures depend on the kind. */
export type HomeEvidence = {
  kind: HomeEvidenceKind
  points: number
  figures: number[]
}

/** People whose decisions win over the evidence. */
export const HOME_DECIDERS = ['owner', 'operator'] as const
export type HomeDecider = (typeof HOME_DECIDERS)[number]

/** Score from which two statements are taken for one home. */
export const MIN_HOME_SCORE = 6
