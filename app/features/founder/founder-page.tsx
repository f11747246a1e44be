import { besideHeroPicture, Hero } from "~/blocks/hero";
import { Picture } from "~/blocks/picture";
import { founder } from "~/content/about/founder";
import founderDesk from "~/content/generated/pictures/founder-desk";
import { FounderRest } from "./founder-rest";

export function FounderPage() {
  return (
    <>
      <FounderHero />
      <FounderRest />
    </>
  );
}

/** Shows the founder's desk, because the founder is sample content. */
function FounderHero() {
  return (
    <Hero
      layout="beside"
      titleId="founder-title"
      title={
        <>
          “How much <br />
          is in it?”
        </>
      }
      lead={`${founder.name} mixed shampoo for others for nine years before she asked it of a bottle of her own.`}
      picture={
        <Picture
          picture={founderDesk}
          alt=""
          sizes="(min-width: 68.75rem) 66vw, (min-width: 45rem) 100vw, 115vw"
          priority
          className={`${besideHeroPicture} lg:rounded-bl-picture`}
        />
      }
    />
  );
}
