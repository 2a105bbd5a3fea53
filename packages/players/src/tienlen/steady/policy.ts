import {
  cutCost,
  isHang,
  isIn,
  kindOf,
  legalPlays,
  MoveList,
  mayPass,
  NO_SEAT,
  PAIR,
  type Position,
  type Rules,
} from '@sanh-rong/engine/tienlen/core';
import { Planner } from '../plan.ts';
import { costIfCut, heldPoints, sizeOf } from './held.ts';
import { Prices } from './prices.ts';
import { Threats } from './threats.ts';
import { FEATURES, type Feature, type Weights } from './weights.ts';

export const PASS = -1;

/** More than anything a play may be worth: it goes out for certain. */
const SURE = 1e6;

const placeOf = (feature: Feature): number => FEATURES.indexOf(feature);

const PLAN = placeOf('plan');
const PLAN_DANGER = placeOf('planDanger');
const CLOSE = placeOf('close');
const CARD = placeOf('card');
const THUI = placeOf('thui');
const TOP_KEPT = placeOf('top');
const LEAD_LAST = placeOf('leadLast');
const LEAD_TWO = placeOf('leadTwo');
const LEAD_MORE = placeOf('leadMore');
const LEAD_DANGER = placeOf('leadDanger');
const FEED = placeOf('feed');
const CUT = placeOf('cut');
const RISK = placeOf('risk');
const PASSING = placeOf('pass');
const PASS_DANGER = placeOf('passDanger');
const LET_GO = placeOf('letGo');
const CONG = placeOf('cong');

/**
 * The steady player: lays out the whole hand, counts cards, and takes the play that leaves the best rest. It reads of a
 * position only what the seat to act may know, and makes no objects: it also plays whole games for those who search.
 */
export class SteadyPolicy {
  readonly plays = new MoveList();
  /** What was found about the action looked at last. */
  readonly features = new Float64Array(FEATURES.length);
  private readonly weights: Float64Array;
  private readonly threats = new Threats();
  private readonly prices: Prices;
  private readonly planner: Planner;
  private readonly needPlanner: Planner;
  private readonly doubtPlanner: Planner;
  private danger = 0;

  constructor(weights: Weights) {
    this.weights = Float64Array.from(FEATURES, (feature) => weights[feature]);
    this.prices = new Prices(weights, this.threats);
    this.planner = new Planner(this.prices.costs);
    this.needPlanner = new Planner(this.prices.needs);
    this.doubtPlanner = new Planner(this.prices.doubts);
  }

  /** The place in `plays` of the play to make, or PASS. */
  choose(rules: Rules, p: Position, goneLow: number, goneHigh: number): number {
    const { plays } = this;
    legalPlays(plays, rules, p);
    const free = mayPass(p);
    if (plays.size === 0) return PASS;
    if (plays.size === 1 && !free) return 0;
    this.look(rules, p, goneLow, goneHigh);
    let best = PASS;
    let bestValue = free ? this.valueOf(rules, p, PASS) : Number.NEGATIVE_INFINITY;
    let lastForm = -1;
    for (let i = 0; i < plays.size; i++) {
      const form = plays.form[i];
      // The first of a form gives away the weakest suits.
      if (form === lastForm) continue;
      lastForm = form;
      const value = this.valueOf(rules, p, i);
      if (value <= bestValue) continue;
      bestValue = value;
      best = i;
    }
    return best;
  }

  /** Looks at the position that `valueOf` is asked about next; `plays` must hold its legal plays. */
  look(rules: Rules, p: Position, goneLow: number, goneHigh: number): void {
    const low = p.low[p.turn];
    const high = p.high[p.turn];
    this.threats.look(rules, p, goneLow, goneHigh);
    this.prices.fill(rules, low, high);
    this.planner.begin(low, high);
    this.needPlanner.begin(low, high);
    this.doubtPlanner.begin(low, high);
    let nearest = 13;
    for (let seat = 0; seat < p.seats; seat++) {
      if (seat !== p.turn && !isIn(p.out, seat) && p.left[seat] < nearest) nearest = p.left[seat];
    }
    this.danger = 1 / nearest;
  }

  /** What a play, or PASS, is worth in the position looked at. */
  valueOf(rules: Rules, p: Position, at: number): number {
    const { features, weights } = this;
    features.fill(0);
    const sure = at === PASS ? this.tellPass(rules, p) : this.tellPlay(rules, p, at);
    if (sure > 0) return sure;
    let value = 0;
    for (let i = 0; i < features.length; i++) value += features[i] * weights[i];
    return value;
  }

  /** The features of a play; more than nought when it goes out for certain. */
  private tellPlay(rules: Rules, p: Position, at: number): number {
    const { features, threats, prices, danger } = this;
    const form = this.plays.form[at];
    const low = p.low[p.turn] & ~this.plays.low[at];
    const high = p.high[p.turn] & ~this.plays.high[at];
    if (low === 0 && high === 0) return SURE;
    const needs = this.tellRest(rules, low, high);
    const threat = threats.against(rules, form, threats.answering);
    if (threat === 0 && needs <= 1 && this.doubtPlanner.plan(low, high) <= 1) return SURE - this.doubtPlanner.groups;
    const control = prices.controlOf(form, threat);
    this.tellLead(control, needs);
    features[TOP_KEPT] = -prices.lossOfTop(rules, form, low, high);
    features[FEED] = -this.chanceToFeed(rules, p, form);
    features[LEAD_DANGER] = control * danger;
    if (rules.cutsCost) this.tellPoints(rules, p, form, control);
    return 0;
  }

  private tellPass(rules: Rules, p: Position): number {
    const { features, threats, prices, danger } = this;
    this.tellRest(rules, p.low[p.turn], p.high[p.turn]);
    const stands = prices.controlOf(p.table, threats.against(rules, p.table, threats.third));
    features[PASSING] = 1;
    features[PASS_DANGER] = danger;
    if (p.left[p.last] > 0) features[LET_GO] = -stands / p.left[p.last];
    if (rules.cutsCost && !isIn(p.played, p.turn)) features[CONG] = -danger;
    return 0;
  }

  /** What is left in the hand; returns the leads it needs. */
  private tellRest(rules: Rules, low: number, high: number): number {
    const { features, danger } = this;
    const plan = this.planner.plan(low, high);
    const needs = this.needPlanner.plan(low, high);
    features[PLAN] = -plan;
    features[PLAN_DANGER] = plan * danger;
    features[CLOSE] = needs < 3 ? ((3 - needs) * (3 - needs)) / 4 : 0;
    features[CARD] = -sizeOf(low, high);
    if (rules.cutsCost) features[THUI] = -danger * heldPoints(low, high);
    return needs;
  }

  /** The lead kept, shared out between its neighbours: needs of 1.3 count as seven tenths of one and three of two. */
  private tellLead(control: number, needs: number): void {
    const { features } = this;
    if (needs <= 1) features[LEAD_LAST] = control;
    else if (needs <= 2) {
      features[LEAD_LAST] = control * (2 - needs);
      features[LEAD_TWO] = control * (needs - 1);
    } else if (needs <= 3) {
      features[LEAD_TWO] = control * (3 - needs);
      features[LEAD_MORE] = control * (needs - 2);
    } else features[LEAD_MORE] = control;
  }

  /** The chance that an opponent who may answer goes out by it. */
  private chanceToFeed(rules: Rules, p: Position, form: number): number {
    const kind = kindOf(form);
    if (kind > PAIR) return 0;
    let chance = 0;
    for (let seat = 0; seat < p.seats; seat++) {
      if (seat === p.turn || p.left[seat] !== kind + 1 || isIn(p.out, seat)) continue;
      if (rules.passIsFinal && isIn(p.passed, seat)) continue;
      chance += this.threats.chanceToGoOut(form, p.left[seat]);
    }
    return chance;
  }

  /** Points won by a cut and points at risk (MN-8, MN-9). */
  private tellPoints(rules: Rules, p: Position, form: number, control: number): void {
    const { features, threats } = this;
    const running = p.last !== NO_SEAT && (isHang(form) || isHang(p.table)) ? p.debt + cutCost(p) : 0;
    features[CUT] = running * control;
    const atRisk = costIfCut(p, form);
    if (atRisk === 0) return;
    const cutters = threats.cutting(rules, form, threats.answering);
    features[RISK] = -((atRisk + running) * cutters) / (1 + cutters);
  }
}
