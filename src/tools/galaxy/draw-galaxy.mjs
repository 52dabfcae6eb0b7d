// Draws the galaxy of the home page (up to 120,000 short trails, with two main and four minor arms) and stars in front
// of it, on a canvas of GALAXY_SIZE pixels in a browser. The same turn always gives the same picture.

export const GALAXY_SIZE = { width: 2200, height: 1300 }

const STARS = 120_000
const CENTRE = { x: 1180, y: 640 }
const TILT = 0.46 // the ratio of the axes of the disc's ellipse: how far the disc is tilted away
const LEAN = (-27 * Math.PI) / 180 // most drawings of the site lean by 27°
const PITCH = 0.4 // how tightly the arms are wound
const SEED = 20240101

/** @typedef {readonly [number, number, number]} Colour */
/** @type {Readonly<Record<'warm' | 'ivory' | 'ice' | 'blue' | 'patina' | 'signal' | 'dust', Colour>>} */
const TONES = {
  warm: [255, 170, 105],
  ivory: [255, 240, 215],
  ice: [158, 182, 232],
  blue: [86, 112, 172],
  patina: [143, 220, 200],
  signal: [255, 138, 61],
  dust: [176, 186, 214],
}

/** @typedef {{ radius: number, angle: number, lift: number, sweep: number, style: string, width: number }} Star */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} turn degrees that the disc has turned; inner stars turn faster than outer ones
 */
export function drawGalaxy(context, turn) {
  const roll = seededRandom(SEED)
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = '#050a15'
  context.fillRect(0, 0, GALAXY_SIZE.width, GALAXY_SIZE.height)
  context.globalCompositeOperation = 'lighter'
  drawCore(context)
  const clumps = Array.from({ length: 70 }, () => randomClump(roll))
  for (let i = 0; i < STARS; i++) {
    const star = roll() < 0.13 ? bulgeStar(roll) : armStar(roll, clumps)
    if (star) drawTrail(context, star, (turn * Math.PI) / 180)
  }
  drawField(context, roll)
}

/** @param {CanvasRenderingContext2D} context */
function drawCore(context) {
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, 430)
  glow.addColorStop(0, 'rgba(255,206,150,.62)')
  glow.addColorStop(0.12, 'rgba(255,150,85,.3)')
  glow.addColorStop(0.4, 'rgba(120,120,170,.08)')
  glow.addColorStop(1, 'rgba(0,0,0,0)')
  context.save()
  context.translate(CENTRE.x, CENTRE.y)
  context.rotate(LEAN)
  context.scale(1, TILT * 1.15)
  context.fillStyle = glow
  context.beginPath()
  context.arc(0, 0, 430, 0, 2 * Math.PI)
  context.fill()
  context.restore()
}

/** Returns a random cluster, which makes the stars around it brighter. @param {() => number} roll */
function randomClump(roll) {
  return { radius: roll() * 900 + 60, angle: roll() * 2 * Math.PI, reach: 18 + roll() * 60, strength: roll() }
}

/** @param {() => number} roll @returns {Star} */
function bulgeStar(roll) {
  const radius = Math.abs(bell(roll)) * 105 + 4
  const tone = mix(TONES.ivory, TONES.warm, Math.min(1, roll() * 0.7 + radius / 260))
  const alpha = 0.05 * Math.exp(-radius / 160) + 0.02 + 0.04 * Math.min(1, radius / 150) * roll()
  const lift = bell(roll) * 34 * Math.exp(-radius / 110)
  return {
    radius,
    angle: roll() * 2 * Math.PI,
    lift,
    sweep: sweepAt(radius, roll),
    style: ink(tone, alpha),
    width: 0.6,
  }
}

/** @param {() => number} roll @param {readonly ReturnType<typeof randomClump>[]} clumps @returns {Star | null} */
function armStar(roll, clumps) {
  const radius = 60 - Math.log(1 - roll() * 0.975) * 300
  if (radius > 1010) return null
  const isMain = roll() < 0.72
  const arms = isMain ? 2 : 4
  const arm = (Math.floor(roll() * arms) * 2 * Math.PI) / arms + (isMain ? 0 : 0.5)
  const isInArm = roll() < 0.66
  const spread = (isInArm ? (isMain ? 0.34 : 0.52) : 2.4) * (1 + 50 / radius) * (0.75 + radius / 1400)
  const offset = bell(roll) * spread
  if (isInArm && offset < -0.12 && offset > -0.6 && roll() < 0.72) return null // leaves a dark lane along each arm
  const angle = Math.log(radius / 60) / PITCH + arm + offset
  const distance = Math.min(1, radius / 900)
  const glow = clumps.reduce((most, clump) => Math.max(most, isInArm ? glowOf(clump, radius, angle) : 0), 0)
  const brightness = roll() ** 4.5
  const alpha =
    (0.05 + 0.42 * brightness + glow * 0.16) *
    (1 - 0.55 * distance) *
    (isInArm ? 1 : 0.62) *
    Math.max(0.05, Math.min(1, (radius / 380) ** 1.45))
  return {
    radius,
    angle,
    lift: bell(roll) * 5,
    sweep: sweepAt(radius, roll),
    style: ink(toneOf(roll, { radius, distance, isInArm }), Math.min(0.9, alpha)),
    width: 0.55 + brightness * 1.3,
  }
}

/** @param {() => number} roll @param {{ radius: number, distance: number, isInArm: boolean }} star @returns {Colour} */
function toneOf(roll, { radius, distance, isInArm }) {
  const random = roll()
  if (isInArm ? random < 0.02 : random < 0.01) return isInArm ? TONES.patina : TONES.signal
  const tone = isInArm
    ? mix(mix(TONES.ivory, TONES.ice, Math.min(1, distance * 2 + 0.1)), TONES.blue, roll() * 0.45)
    : mix(TONES.dust, TONES.blue, roll() * 0.8)
  return radius < 330 ? mix(mix(TONES.ivory, TONES.warm, 0.62), tone, radius / 330) : tone
}

/** @param {ReturnType<typeof randomClump>} clump @param {number} radius @param {number} angle of the star */
function glowOf(clump, radius, angle) {
  const { reach, strength } = clump
  const across = radius - clump.radius
  const along = Math.atan2(Math.sin(angle - clump.angle), Math.cos(angle - clump.angle)) * radius
  const square = across * across + along * along
  return square < reach * reach * 3 ? Math.exp(-square / (reach * reach)) * strength : 0
}

/** @param {CanvasRenderingContext2D} context @param {Star} star @param {number} turn */
function drawTrail(context, { radius, angle, lift, sweep, style, width }, turn) {
  const from = angle + (turn * 300) / (radius + 140)
  const steps = Math.max(2, Math.ceil((sweep * radius) / 7))
  context.strokeStyle = style
  context.lineWidth = width
  context.beginPath()
  for (let i = 0; i <= steps; i++) context.lineTo(...pointAt(radius, from + (sweep * i) / steps, lift))
  context.stroke()
}

/** @param {CanvasRenderingContext2D} context @param {() => number} roll */
function drawField(context, roll) {
  for (let i = 0; i < 1500; i++) {
    const [x, y, brightness] = [roll() * GALAXY_SIZE.width, roll() * GALAXY_SIZE.height, roll() ** 7]
    context.fillStyle = ink(brightness > 0.4 ? TONES.ivory : TONES.ice, 0.12 + brightness * 0.8)
    context.beginPath()
    context.arc(x, y, 0.5 + brightness * 1.5, 0, 2 * Math.PI)
    context.fill()
  }
}

/** @param {number} radius @param {number} angle @param {number} lift @returns {[number, number]} */
function pointAt(radius, angle, lift) {
  const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle) * TILT - lift]
  return [CENTRE.x + x * Math.cos(LEAN) - y * Math.sin(LEAN), CENTRE.y + x * Math.sin(LEAN) + y * Math.cos(LEAN)]
}

/** @param {number} radius @param {() => number} roll */
function sweepAt(radius, roll) {
  return Math.min(1, (30 + roll() * 34) / (radius + 26))
}

/** @param {Colour} colour @param {number} alpha */
function ink([red, green, blue], alpha) {
  return `rgba(${red | 0},${green | 0},${blue | 0},${alpha})`
}

/** @param {Colour} a @param {Colour} b @param {number} share @returns {Colour} */
function mix(a, b, share) {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/** Returns a roughly normal random number with mean 0, from six others. @param {() => number} roll */
function bell(roll) {
  let sum = 0
  for (let i = 0; i < 6; i++) sum += roll()
  return sum - 3
}

/**
 * Returns a 32-bit xorshift generator, the same as in `lib/engrave/seeded-random.ts`. A browser loads this file as
 * plain JavaScript, so it cannot import modules of the site.
 * @param {number} seed
 */
function seededRandom(seed) {
  let state = seed
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}
