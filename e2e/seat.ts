import type { Locator, Page } from 'playwright-core';
import { LOBBY_WORDS } from '../apps/web/src/lobby/messages/vi.ts';
import { SEAT_WORDS } from '../apps/web/src/lobby/seat/messages/vi.ts';
import { TABLE_WORDS } from '../apps/web/src/table/messages/vi.ts';
import type { Person } from './browser.ts';
import { showsMoves } from './page-state.ts';

/** A player at a table, doing what people do there: with fingers, with a mouse, or with keys. */

export type Language = 'vi' | 'en';

/** How a player follows advice: by tapping buttons, or with keys alone. */
export type Manner = 'buttons' | 'keys';

export class Seat {
  readonly page: Page;
  readonly person: Person;
  private readonly language: Language;

  constructor(person: Person, language: Language = 'vi') {
    this.person = person;
    this.page = person.page;
    this.language = language;
  }

  get lobby() {
    return LOBBY_WORDS[this.language];
  }

  /** What a host is offered for a seat. */
  get seating() {
    return SEAT_WORDS[this.language];
  }

  get words() {
    return TABLE_WORDS[this.language];
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** The hand, once cards have been dealt. */
  get hand(): Locator {
    return this.page.getByRole('listbox');
  }

  get cards(): Locator {
    return this.hand.getByRole('option');
  }

  /** What stands before all cards: the button that plays. */
  get play(): Locator {
    return this.page.locator('button[aria-keyshortcuts="Enter"]');
  }

  /**
   * A finger that taps twice: a button with one of these names is pressed in the very moment it comes up, once each. No
   * person can have meant it.
   */
  async tapsTwice(...names: readonly string[]): Promise<void> {
    await this.page.addInitScript((impatient) => {
      const left = new Set(impatient);
      const press = (): void => {
        for (const button of document.querySelectorAll('button')) {
          if (left.delete(button.textContent ?? '')) button.click();
        }
      };
      document.addEventListener('DOMContentLoaded', () =>
        new MutationObserver(press).observe(document.body, { subtree: true, childList: true, characterData: true }),
      );
    }, names);
  }

  /** From the link to a chair. */
  async sitDown(code: string): Promise<void> {
    await this.page.goto(`/t/${code}`);
    await this.button(this.lobby.sit).click();
    await this.button(this.lobby.iAmReady).waitFor();
  }

  async getReady(): Promise<void> {
    await this.button(this.lobby.iAmReady).click();
    await this.page.getByText(this.lobby.youAreReady).first().waitFor();
  }

  async atTheMat(): Promise<void> {
    await this.page.locator('[data-stage]').waitFor();
  }

  /** At the mat with so many cards at least: the mat stands there a moment before they have been dealt. */
  async dealt(cards: number): Promise<void> {
    await this.atTheMat();
    await this.cards.nth(cards - 1).waitFor();
  }

  /** Whether the game on the mat is over. */
  private async isOver(): Promise<boolean> {
    return (await this.page.locator('main').getByRole('button', { name: this.words.result }).count()) > 0;
  }

  /** Waits until it is this seat's turn; false when the game is over instead. */
  async myTurn(): Promise<boolean> {
    const advice = this.page.locator('button[aria-keyshortcuts="h"]:enabled');
    const over = this.page.locator('main').getByRole('button', { name: this.words.result });
    await advice.or(over).first().waitFor();
    return !(await this.isOver());
  }

  /**
   * Waits for the first turn of a game that is really played: a hand that wins at once ends it at the deal. At home the
   * next one is asked for, elsewhere it comes by itself.
   */
  async begun(nextGame: string | null = null): Promise<void> {
    while (!(await this.myTurn())) {
      if (nextGame !== null) await this.button(nextGame).press('Enter');
      await this.page.locator('[data-over="false"]').waitFor();
    }
  }

  /** Whether nothing lies on the mat to be beaten. */
  async leads(): Promise<boolean> {
    return (await this.page.locator('[data-stage] [data-depth]').count()) === 0;
  }

  /** Does what the table advises, and waits until it has been accepted. */
  async followAdvice(manner: Manner = 'buttons'): Promise<void> {
    const { page } = this;
    const moves = await this.moves();
    if (manner === 'keys') await page.keyboard.press('h');
    else await page.locator('button[aria-keyshortcuts="h"]').click();
    await page.locator('button[aria-keyshortcuts="Enter"][aria-disabled="false"]').waitFor();
    if (manner === 'keys') await page.keyboard.press('Enter');
    else await this.play.click();
    await showsMoves(page, moves + 1);
  }

  /** Plays as advised until it is another's turn, however many moves that is; nothing when the game is over before. */
  async playTurn(manner: Manner = 'buttons'): Promise<void> {
    const advice = this.page.locator('button[aria-keyshortcuts="h"]:enabled');
    if (!(await this.myTurn())) return;
    do await this.followAdvice(manner);
    while ((await advice.count()) > 0);
  }

  /** Plays as advised to the end of the game. */
  async playOut(manner: Manner = 'buttons'): Promise<void> {
    while (await this.myTurn()) await this.followAdvice(manner);
  }

  /** How many moves the screen has seen. */
  async moves(): Promise<number> {
    return Number(await this.page.locator('[data-moves]').getAttribute('data-moves'));
  }

  /** The ids of the cards in the hand, as they lie. */
  async cardIds(): Promise<string[]> {
    return this.cards.evaluateAll((all) => all.map((each) => each.getAttribute('data-hand-card') ?? ''));
  }
}
