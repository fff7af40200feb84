import type { Material } from '../../ray-tracer/material'
import type { Shape } from '../../ray-tracer/shape'
import { cylinder, ellipsoid } from '../shapes'
import { glowing, painted } from '../surface-shaders'

export function pendant(ceiling: number, at: number, radius: number, shade: Material): Shape[] {
  return [
    cylinder([0, at, 0], 0.004, ceiling - at, painted('#3a3532')),
    ellipsoid([0, at, 0], [radius, radius * 0.82, radius], shade),
  ]
}

export function floorLamp(shade: Material, stand: Material): Shape[] {
  return [
    cylinder([0, 0, 0], 0.15, 0.025, stand),
    cylinder([0, 0.02, 0], 0.012, 1.42, stand),
    cylinder([0, 1.36, 0], 0.21, 0.28, shade, 0.72),
  ]
}

export function tableLamp(shade: Material, foot: Material): Shape[] {
  return [
    ellipsoid([0, 0.1, 0], [0.075, 0.1, 0.075], foot),
    cylinder([0, 0.18, 0], 0.01, 0.08, foot),
    cylinder([0, 0.25, 0], 0.13, 0.19, shade, 0.7),
  ]
}

export const paperShade = (strength: number): Material => ({
  ...glowing('#ffe6bd', strength),
  paint: (out, _x, y) => out.fill(Math.abs((y / 0.032) % 1) < 0.12 ? 0.5 : 0.72),
})
export const warmShade = (strength: number) => glowing('#ffe2b0', strength)
